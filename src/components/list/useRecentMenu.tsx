import { useState, type InputHTMLAttributes, type ReactNode } from 'react';
import { RecentList } from './RecentList.tsx';
import type { RecentSearches } from './recentSearches.ts';

interface RecentMenu {
  open: () => void;
  close: () => void;
  /** Handles a key of the input: arrows move, Enter picks, Escape closes. False if the key is not the menu's. */
  onKey: (key: string) => boolean;
  /** Attributes that make the input a combobox; undefined without recent searches. */
  combobox: InputHTMLAttributes<HTMLInputElement> | undefined;
  list: ReactNode;
}

/**
 * [L02] The recent searches below an input.
 * @param id of the list's element
 * @param onPick searches for the text
 */
export function useRecentMenu(
  id: string,
  recent: RecentSearches | undefined,
  onPick: (text: string) => void,
): RecentMenu {
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const texts = recent?.texts ?? [];
  const isShown = isOpen && texts.length > 0;

  function open(): void {
    if (!recent) return;
    recent.load();
    setOpen(true);
  }
  function close(): void {
    setOpen(false);
    setAt(-1);
  }
  function pick(text: string): void {
    close();
    onPick(text);
  }
  function onKey(key: string): boolean {
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    const chosen = texts[at];
    if (isShown && step !== 0) setAt(Math.max(-1, Math.min(texts.length - 1, at + step)));
    else if (recent && step > 0) {
      open();
      setAt(0);
    } else if (isShown && key === 'Enter' && chosen !== undefined) pick(chosen);
    else if (isShown && key === 'Escape') close();
    else return false;
    return true;
  }

  return {
    open,
    close,
    onKey,
    combobox: recent && {
      role: 'combobox',
      'aria-autocomplete': 'none',
      'aria-expanded': isShown,
      'aria-controls': id,
      'aria-activedescendant': isShown && at >= 0 ? `${id}-${at}` : undefined,
    },
    list: isShown && (
      <RecentList
        id={id}
        texts={texts}
        at={at}
        onPick={pick}
        onClear={() => {
          close();
          recent?.clear();
        }}
      />
    ),
  };
}
