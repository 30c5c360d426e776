import { useEffect, useMemo, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { neighbor, type Direction, type PickItem } from './pickItems.ts';

/** Takes a text into the focused field; `isAdded` appends it to the text of the field. */
export type Pick = (text: string, isAdded: boolean) => void;

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** Arrow keys walk through the texts of a part; Enter and a click take one, with Shift they add it. */
export function usePickKeys<P>(itemsOf: (part: P) => PickItem[], part: P, prefix: string, onPick: Pick | undefined) {
  const items = useMemo(() => itemsOf(part), [itemsOf, part]);
  const [activeId, setActiveId] = useState<string | null>(null);
  const active = items.find(({ id }) => id === activeId);
  useEffect(() => {
    if (activeId !== null)
      document.getElementById(prefix + activeId)?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [activeId, prefix]);

  return {
    items,
    active,
    onKeyDown: (event: KeyboardEvent) => {
      const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey) return;
      const direction = DIRECTIONS[key];
      if (direction) setActiveId(neighbor(items, active, direction)?.id ?? null);
      else if (key === 'Enter' && active && onPick) onPick(active.text, shiftKey);
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
    // The focus stays in the field that takes the text.
    onMouseDown: (event: MouseEvent) => {
      if (onPick && itemOf(event) !== null) event.preventDefault();
    },
    onClick: (event: MouseEvent) => {
      const picked = items.find(({ id }) => id === itemOf(event));
      if (!picked) return;
      setActiveId(picked.id);
      onPick?.(picked.text, event.shiftKey);
    },
  };
}

const itemOf = ({ target }: MouseEvent): string | null =>
  (target as Element).closest('[data-item]')?.getAttribute('data-item') ?? null;
