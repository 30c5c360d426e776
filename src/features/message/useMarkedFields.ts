import { useEffect, type RefObject } from 'react';
import type { FieldMark } from './fieldMark.ts';

interface MarkedFields {
  /** The field that an element belongs to; null for none. */
  fieldOf: (element: Element) => string | null;
  /** The element that shows a field, when it is drawn. */
  elementOf: (field: string) => Element | null;
}

const MARKED = 'data-wire-marked';

/**
 * Ties what stands around a message to its columns: hovering or focusing a field marks it, and what is marked in the
 * message is marked here. The page is listened to once, whatever comes and goes in it.
 */
export function useMarkedFields(
  root: RefObject<HTMLElement | null>,
  mark: FieldMark,
  { fieldOf, elementOf }: MarkedFields,
): void {
  useEffect(() => {
    let shown: Element | null = null;
    const isHere = (target: EventTarget | null): target is Element =>
      target instanceof Element && (root.current?.contains(target) ?? false);
    // While somebody is in a field, passing over another one with the mouse says nothing.
    const focused = (): string | null => {
      const active = document.activeElement;
      return active && isHere(active) ? fieldOf(active) : null;
    };
    const onFocus = ({ target }: Event): void => {
      if (isHere(target)) mark.set(fieldOf(target));
    };
    const onOver = ({ target }: Event): void => {
      if (!isHere(target)) return;
      const field = fieldOf(target);
      if (field !== null && focused() === null) mark.set(field);
    };
    const onOut = ({ target }: Event): void => {
      if (isHere(target) && fieldOf(target) !== null) mark.set(focused());
    };
    const draw = (): void => {
      const field = mark.get();
      const next = field === null ? null : elementOf(field);
      if (next === shown) return;
      shown?.removeAttribute(MARKED);
      next?.setAttribute(MARKED, '');
      shown = next;
    };
    const leave = mark.on(draw);
    // Whoever opens a message may be in a field already.
    const begun = focused();
    if (begun !== null) mark.set(begun);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('mouseover', onOver);
    document.addEventListener('mouseout', onOut);
    return () => {
      leave();
      shown?.removeAttribute(MARKED);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('mouseover', onOver);
      document.removeEventListener('mouseout', onOut);
    };
  }, [root, mark, fieldOf, elementOf]);
}
