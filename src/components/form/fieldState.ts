import type { Message, Severity } from '#schema/issue.ts';
import type { FieldKey } from './recordTree.ts';

/** One thing said below a field. */
export interface Said {
  message: string;
  args: Record<string, string | number>;
  severity: Severity;
}

/** What a field shows beside its text; the same object until something changes. */
export interface FieldState {
  issues: readonly Said[];
  /** The text before it was cleaned, while that can be undone. */
  converted: string | null;
  /** What was made of that text, where "tidied" does not say it. */
  words: Message | null;
  /** A question about what was entered, answered with one press. */
  offer: Offer | null;
  /** Characters typed, from 80 % of the limit; else null. */
  length: number | null;
  /** Rises when something else than typing wrote the value. */
  writes: number;
}

/** Something the form can do about a value, never without being told to. */
export interface Offer {
  message: Message;
  choices: readonly { label: Message; set: Readonly<Record<FieldKey, string>> }[];
}

/** Nothing to be said. */
export const QUIET: FieldState = { issues: [], converted: null, words: null, offer: null, length: null, writes: 0 };
/** A value that was entered anew: what was said of the one before is over. */
export const UNTOLD = { converted: null, words: null, offer: null } as const;
