import { useState } from 'react';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

interface OptionKeys {
  /** The option that the keys stand on, -1 for none. */
  at: number;
  /** Takes a key of the input; true when it was the list's. */
  onKey: (key: string) => boolean;
}

/**
 * The keys of a combobox over its options: arrows and pages move, Enter picks what was moved to.
 * @param text what the options were found for: what was moved to belongs to it
 * @param start where the keys stand in options that nobody has moved in; they never go above it
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
