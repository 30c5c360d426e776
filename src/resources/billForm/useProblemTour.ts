import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { domId } from '#components/form/fieldFacts.ts';
import type { FormStore } from '#components/form/formStore.ts';
import { scrollToField } from '#components/form/scrollToField.ts';
import { BLOCK } from '#components/form/useRowsWindow.ts';
import { inFormOrder } from '#components/form/sectionStates.ts';
import type { Issue } from '#schema/issue.ts';

/** The height that the sticky bars cover; what is scrolled to must stand below them. */
function coveredHeight(): number {
  const bars = document.querySelectorAll('main header, main [data-sticky-band]');
  return Math.max(0, ...[...bars].filter(isSticky).map((bar) => bar.getBoundingClientRect().bottom));
}
const isSticky = (bar: Element): boolean => getComputedStyle(bar).position === 'sticky';

/** [E06] The problems of a checked form: the summary, its first field, and the way from one to the next. */
export function useProblemTour(form: FormStore, root: RefObject<HTMLFormElement | null>) {
  const summary = useRef<HTMLElement>(null);
  const [checks, setChecks] = useState(0);
  const issues = useSyncExternalStore(
    useCallback((listener) => form.on('problems', listener), [form]),
    () => form.problems,
  );
  const shown: Issue[] = checks > 0 ? inFormOrder(form.entity, issues) : [];
  const errors = shown.filter((issue) => issue.severity === 'error');

  /** The control of a field; of a line that is not drawn, the block it stands in. */
  const placeOf = useCallback(
    (path: string): HTMLElement | null => {
      const own = document.getElementById(domId(form.keyOf(path)));
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

  /** The control of a field, drawn and unfolded. */
  const controlOf = useCallback(
    async (path: string): Promise<HTMLElement | null> => {
      await form.reveal(form.keyOf(path));
      const own = document.getElementById(domId(form.keyOf(path)));
      const control = own ?? root.current?.querySelector<HTMLElement>(`[data-list="${path}"] [data-add]`) ?? null;
      const fold = control?.closest('details');
      if (fold) fold.open = true;
      return control;
    },
    [form, root],
  );

  const goTo = useCallback(
    async (path: string) => {
      const control = await controlOf(path);
      if (!control) return;
      control.focus({ preventScroll: true });
      await scrollToField(control, coveredHeight());
    },
    [controlOf],
  );

  /** Shows every problem; true when nothing blocks sending. */
  const check = useCallback((): boolean => {
    const found = form.check();
    setChecks((before) => before + 1);
    return found.every((issue) => issue.severity !== 'error');
  }, [form]);

  // The summary is there only after the render that the check caused.
  useEffect(() => {
    if (checks === 0) return;
    summary.current?.focus({ preventScroll: true });
    const first = inFormOrder(form.entity, form.problems).find((issue) => issue.severity === 'error');
    void (first ? controlOf(first.path) : Promise.resolve(summary.current)).then(
      (target) => target && scrollToField(target, coveredHeight()),
    );
  }, [checks, form, controlOf]);

  const step = useCallback(
    (by: 1 | -1) => {
      const controls = inFormOrder(form.entity, form.problems).flatMap((issue) => {
        if (issue.severity !== 'error' || !form.isShowing(form.keyOf(issue.path))) return [];
        const control = placeOf(issue.path);
        return control ? [{ path: issue.path, control }] : [];
      });
      const here = document.activeElement ?? document.body;
      const isBeyond = ({ control }: { control: HTMLElement }): boolean => {
        const side = here.compareDocumentPosition(control);
        return (side & (by > 0 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING)) !== 0;
      };
      const target =
        by > 0 ? (controls.find(isBeyond) ?? controls[0]) : (controls.findLast(isBeyond) ?? controls.at(-1));
      if (target) void goTo(target.path);
    },
    [form, placeOf, goTo],
  );

  return { summary, isChecked: checks > 0, issues: shown, errors: errors.length, check, goTo, step };
}
