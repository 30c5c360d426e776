import { useEffect, useMemo, useRef, type FormEvent, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import type { FormStore } from './store/formStore.ts';
import { FormProvider } from './FormContext.ts';
import { domId } from './field/fieldFacts.ts';
import { formHistory } from './store/formHistory.ts';
import { isRedoKey, isUndoKey } from './field/isUndoKey.ts';

interface FormRootProps {
  form: FormStore;
  ref?: Ref<HTMLFormElement>;
  className?: string | undefined;
  /** Called for Enter in a field where the form has a submit button. */
  onSubmit?: () => void;
  children: ReactNode;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const controlOf = (event: { target: EventTarget }): Control => event.target as Control;
/** Empty for a target that is not a control. */
const controlName = (event: { target: EventTarget }): string => controlOf(event).name ?? '';

/**
 * One set of listeners for all native controls of a form; each control's `name` is its field key.
 * @example <FormRoot form={form}><Field name="name" /></FormRoot>
 */
export function FormRoot({ form, ref, className, onSubmit, children }: FormRootProps) {
  const isField = (event: { target: EventTarget }): boolean => form.place(controlName(event)) !== null;
  const history = useMemo(() => formHistory(form), [form]);
  useEffect(() => {
    const stop = history.listen();
    return stop;
  }, [history]);
  /** The focused control's value when it got the focus: the browser undoes typing since then. */
  const entered = useRef('');

  /** Undoes cleaning in the field, then typing (by the browser), then the steps of the form. */
  function onKeyDown(event: KeyboardEvent): void {
    const isUndo = isUndoKey(event);
    if ((!isUndo && !isRedoKey(event)) || event.defaultPrevented) return;
    if (isUndo && isField(event) && form.state(controlName(event)).converted !== null) {
      form.undoConversion(controlName(event));
      event.preventDefault();
      return;
    }
    if (isTextControl(event.target) && event.target.value !== entered.current) return;
    event.preventDefault();
    const path = isUndo ? history.undo() : history.redo();
    if (isTextControl(event.target)) entered.current = event.target.value;
    if (path !== null) void focusField(form, path);
  }
  return (
    <FormProvider value={form}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the controls' own listeners, here once instead of a hundred times */}
      <form
        ref={ref}
        noValidate
        autoComplete="off"
        className={className}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          onSubmit?.();
        }}
        onChange={(event) => isField(event) && form.type(controlName(event), controlOf(event).value)}
        onFocus={(event) => {
          history.mark();
          if (isTextControl(event.target)) entered.current = event.target.value;
          if (isField(event)) form.enter(controlName(event));
        }}
        onBlur={(event) => isField(event) && form.leave(controlName(event))}
        onKeyDown={onKeyDown}
        onCompositionStart={() => form.setComposing(true)}
        onCompositionEnd={() => form.setComposing(false)}
      >
        {children}
      </form>
    </FormProvider>
  );
}

const isTextControl = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'checkbox');

/** Focuses a field's control, drawing its line if needed. */
async function focusField(form: FormStore, path: string): Promise<void> {
  const key = form.keyOf(path);
  await form.reveal(key);
  document.getElementById(domId(form, key))?.focus();
}
