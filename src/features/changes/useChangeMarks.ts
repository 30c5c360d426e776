import { useEffect, type RefObject } from 'react';
import { domId } from '#components/form/field/fieldFacts.ts';
import type { FormStore } from '#components/form/store/formStore.ts';
import { changeLines, type ChangedBlock } from './changedBlocks.ts';

/**
 * [D09] Marks differences from the version that customs has, at labels, cells and lines. Sets attributes outside React,
 * so that typing does not render.
 */
export function useChangeMarks(
  form: FormStore,
  root: RefObject<HTMLElement | null>,
  blocks: readonly ChangedBlock[] | undefined,
): void {
  useEffect(() => {
    const page = root.current;
    if (!page) return;
    const marked = new Set(changeLines(blocks ?? []).flatMap((line) => changedElements(page, form, line.path)));
    for (const element of page.querySelectorAll('[data-differs]')) {
      if (!marked.has(element)) element.removeAttribute('data-differs');
    }
    for (const element of marked) element.setAttribute('data-differs', '');
  });
}

function changedElements(page: HTMLElement, form: FormStore, path: string): Element[] {
  const [list = '', index, cell] = path.split('.');
  if (index !== undefined && cell === undefined) {
    const rowId = form.rowIds(list)[Number(index)];
    const line = rowId === undefined ? null : page.querySelector(`[data-list="${list}"] [data-row="${rowId}"]`);
    return line ? [line] : [];
  }
  const id = domId(form, form.keyOf(path));
  const place =
    index === undefined
      ? page.querySelector(`label[for="${id}"]`)
      : page.querySelector(`#${id}`)?.closest('[role="gridcell"]');
  return place ? [place] : [];
}
