import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { domId } from '#components/form/field/fieldFacts.ts';
import type { FormStore } from '#components/form/store/formStore.ts';
import { scrollToField } from '#components/form/field/scrollToField.ts';
import { BLOCK } from '#components/form/grid/useRowsWindow.ts';
import { inFormOrder } from '#components/form/store/sectionStates.ts';
import type { Issue } from '#schema/issue.ts';
import { isSendable } from '#schema/problems.ts';
import { nextStop, NO_FURTHER_PROBLEMS, problemCount, problemStops, type FurtherProblems } from './problemStops.ts';

/** The height covered by sticky bars, below which scrolling must end. */
function coveredHeight(): number {
  const bars = document.querySelectorAll('main header, main [data-sticky-band]');
  return Math.max(0, ...[...bars].filter(isSticky).map((bar) => bar.getBoundingClientRect().bottom));
}
const isSticky = (bar: Element): boolean => getComputedStyle(bar).position === 'sticky';

const isSettled = (): null => null;

/** Whether an element fits into the visible area together with the summary above it. */
function fitsBelow(summary: HTMLElement | null, element: Element): boolean {
  if (!summary) return false;
  const height = element.getBoundingClientRect().bottom - summary.getBoundingClientRect().top;
  return height <= window.innerHeight - coveredHeight();
}

/**
 * [E06] The problems of a checked form: summary, first problem, and the tour through them.
 * @param further problems found by customs: visited with the form's own, counted in `count`
 * @param settled resolves when `further` is about the form as it is now; null if it is already
 */
export function useProblemTour(
  form: FormStore,
  root: RefObject<HTMLFormElement | null>,
  further: FurtherProblems = NO_FURTHER_PROBLEMS,
  settled: () => Promise<unknown> | null = isSettled,
) {
  const summary = useRef<HTMLElement>(null);
  const [checks, setChecks] = useState(0);
  const [isShown, setShown] = useState(false);
  const isChecked = isShown || checks > 0;
  const issues = useSyncExternalStore(
    useCallback((listener) => form.on('problems', listener), [form]),
    () => form.problems,
  );
  const shown: Issue[] = isChecked ? inFormOrder(form.entity, issues) : [];
  const errors = shown.filter((issue) => issue.severity === 'error');
  const external = useMemo(
    () => (isChecked ? [...further.inSummary, ...further.always] : further.always),
    [isChecked, further],
  );

  /** The control of a field; the block of lines if its line is not drawn. */
  const findControl = useCallback(
    (path: string): HTMLElement | null => {
      const own = document.getElementById(domId(form, form.keyOf(path)));
      if (own) return own;
      const [list = '', row] = path.split('.');
      const rows = root.current?.querySelector<HTMLElement>(`[data-list="${list}"]`);
      const block = Math.floor(Number(row) / BLOCK);
      return (
        rows?.querySelector<HTMLElement>(`[data-block="${block}"]`) ??
        rows?.querySelector<HTMLElement>('[data-add]') ??
        null
      );
    },
    [form, root],
  );

  /** Draws and unfolds the control of a field. */
  const revealControl = useCallback(
    async (path: string): Promise<HTMLElement | null> => {
      await form.reveal(form.keyOf(path));
      const own = document.getElementById(domId(form, form.keyOf(path)));
      const control = own ?? root.current?.querySelector<HTMLElement>(`[data-list="${path}"] [data-add]`) ?? null;
      const fold = control?.closest('details');
      if (fold) fold.open = true;
      return control;
    },
    [form, root],
  );

  const goTo = useCallback(
    async (path: string) => {
      const control = await revealControl(path);
      if (!control) return;
      control.focus({ preventScroll: true });
      await scrollToField(control, coveredHeight());
    },
    [revealControl],
  );

  /** Shows all problems at their fields, and in the summary once `further` is settled; true if none blocks sending. */
  const check = useCallback((): boolean => {
    const found = form.check();
    const show = (): void => setChecks((before) => before + 1);
    const pending = settled();
    if (pending) void pending.then(show);
    else show();
    return isSendable(found);
  }, [form, settled]);

  /** Shows all problems, if there are any, and leaves the focus where it is. */
  const showProblems = useCallback((): void => {
    if (isSendable(form.problems)) return;
    form.check();
    setShown(true);
  }, [form]);

  // The summary is rendered only after the check.
  useEffect(() => {
    if (checks === 0) return;
    summary.current?.focus({ preventScroll: true });
    const first = inFormOrder(form.entity, form.problems).find((issue) => issue.severity === 'error');
    void (first ? revealControl(first.path) : Promise.resolve(null)).then((control) => {
      // Near the top both are shown: the focused summary must not end up below the sticky head.
      const shown = control && !fitsBelow(summary.current, control) ? control : summary.current;
      if (shown) void scrollToField(shown, coveredHeight());
    });
  }, [checks, form, revealControl]);

  const step = useCallback(
    (by: 1 | -1) => {
      // Includes a field that was emptied a moment ago.
      form.validate();
      const own = form.problems.flatMap(({ severity, path }) =>
        severity === 'error' && form.isShowing(form.keyOf(path)) ? [path] : [],
      );
      const others = external.filter((path) => path !== null);
      const stops = problemStops(form.entity, [...own, ...others], findControl);
      const target = nextStop(stops, document.activeElement ?? document.body, by);
      if (!target) return;
      if (target.path !== null) void goTo(target.path);
      else {
        target.control.focus({ preventScroll: true });
        void scrollToField(target.control, coveredHeight());
      }
    },
    [form, external, findControl, goTo],
  );

  const count = problemCount(
    errors.map(({ path }) => path),
    external,
  );
  return { summary, isChecked, issues: shown, errors: errors.length, count, check, showProblems, goTo, step };
}
