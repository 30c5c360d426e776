import { useEffect, type RefObject } from 'react';
import type { FieldMark } from './fieldMark.ts';

interface MarkedFields {
  /** The field of an element; null for none. */
  findField: (element: Element) => string | null;
  /** The element that displays a field, if rendered. */
  findElement: (field: string) => Element | null;
}

const MARKED = 'data-wire-marked';

/**
 * Links the elements around a message to its columns: hovering or focusing a field marks it, and vice versa. Uses
 * delegated listeners.
 */
export function useMarkedFields(
  root: RefObject<HTMLElement | null>,
  mark: FieldMark,
  { findField, findElement }: MarkedFields,
): void {
  useEffect(() => {
    let shown: Element | null = null;
    const isHere = (target: EventTarget | null): target is Element =>
      target instanceof Element && (root.current?.contains(target) ?? false);
    // While a field has the focus, hovering over others is ignored.
    const focused = (): string | null => {
      const active = document.activeElement;
      return active && isHere(active) ? findField(active) : null;
    };
    const onFocus = ({ target }: Event): void => {
      if (isHere(target)) mark.set(findField(target));
    };
    const onOver = ({ target }: Event): void => {
      if (!isHere(target)) return;
      const field = findField(target);
      if (field !== null && focused() === null) mark.set(field);
    };
    const onOut = ({ target }: Event): void => {
      if (isHere(target) && findField(target) !== null) mark.set(focused());
    };
    const draw = (): void => {
      const field = mark.get();
      const next = field === null ? null : findElement(field);
      if (next === shown) return;
      shown?.removeAttribute(MARKED);
      next?.setAttribute(MARKED, '');
      shown = next;
    };
    const leave = mark.on(draw);
    // A field may already have the focus when the message is opened.
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
  }, [root, mark, findField, findElement]);
}
