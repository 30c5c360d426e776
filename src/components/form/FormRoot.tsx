import type { FormEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import type { FormStore } from './formStore.ts';
import { FormProvider } from './FormContext.ts';
import { isUndoKey } from './isUndoKey.ts';

interface FormRootProps {
  form: FormStore;
  ref?: Ref<HTMLFormElement>;
  className?: string | undefined;
  children: ReactNode;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const controlName = (event: { target: EventTarget }): string => (event.target as Control).name ?? '';

/**
 * One set of listeners for all native controls of a form; each control's `name` is its field key.
 * @example <FormRoot form={form}><Field name="name" /></FormRoot>
 */
export function FormRoot({ form, ref, className, children }: FormRootProps) {
  const isField = (event: { target: EventTarget }): boolean => form.place(controlName(event)) !== null;
  /** Ctrl+Z in a field whose text was cleaned restores the typed text, like its undo button. */
  function onKeyDown(event: KeyboardEvent): void {
    if (!isUndoKey(event) || event.defaultPrevented || !isField(event)) return;
    if (form.state(controlName(event)).converted === null) return;
    form.undoConversion(controlName(event));
    event.preventDefault();
  }
  return (
    <FormProvider value={form}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the controls' own listeners, here once instead of a hundred times */}
      <form
        ref={ref}
        noValidate
        autoComplete="off"
        className={className}
        onSubmit={(event: FormEvent) => event.preventDefault()}
        onChange={(event) =>
          isField(event) && form.type(controlName(event), (event.target as unknown as Control).value)
        }
        onFocus={(event) => isField(event) && form.enter(controlName(event))}
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
