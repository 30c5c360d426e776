import { useState } from 'react';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

interface OptionKeys {
  /** The active option; -1 for none. */
  at: number;
  /** Handles a key of the input; returns whether the list used it. */
  onKey: (key: string) => boolean;
}

/**
 * Arrow, page and Enter keys of a combobox; Enter picks the active option.
 * @param text the search text; another one resets the active option
 * @param start the initial active option, which is also the lowest
 */
export function useOptionKeys<T>(
  options: readonly T[],
  { text, start = -1, onPick, onEnd }: { text: string; start?: number; onPick: (option: T) => void; onEnd: () => void },
): OptionKeys {
  const [moved, setMoved] = useState({ text, at: start });
  const at = moved.text === text ? Math.max(start, moved.at) : start;
  function onKey(key: string): boolean {
    const option = options[at];
    const step = STEPS[key];
    if (step !== undefined) {
      const next = Math.max(start, Math.min(options.length - 1, at + step));
      setMoved({ text, at: next });
      if (next >= options.length - 2) onEnd();
    } else if (key === 'Enter' && option !== undefined) onPick(option);
    else return false;
    return true;
  }
  return { at, onKey };
}
