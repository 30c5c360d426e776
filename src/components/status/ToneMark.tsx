import type { StatusTone } from './tone.ts';

/** 16 px icons; a distinct shape per tone, so that color is not the only carrier. */
const SHAPES = {
  waiting: 'M8 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11M8 5v3.2l2.2 1.4',
  green: 'M8 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11M5.4 8.2l1.9 1.9 3.4-3.9',
  greenWarning: 'M8 2.6 14 13H2zM8 6.6v3M8 11.3v.1',
  red: 'M8 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11M6 6l4 4M10 6l-4 4',
} as const satisfies Record<StatusTone, string>;

/**
 * The icon of a tone, hidden from screen readers.
 * @example <ToneMark tone="red" />
 */
export function ToneMark({ tone, size = 16 }: { tone: StatusTone; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={SHAPES[tone]} />
    </svg>
  );
}
