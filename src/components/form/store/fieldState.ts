import type { IssueText, Severity } from '#schema/issue.ts';
import type { FieldKey } from './recordTree.ts';

export interface FieldMessage {
  message: string;
  args: Record<string, string | number>;
  severity: Severity;
}

/** What a field shows besides its text; the same object until something changes. */
export interface FieldState {
  issues: readonly FieldMessage[];
  /** The text before cleaning, while that can be undone. */
  converted: string | null;
  /** Describes the conversion if the default text does not. */
  words: IssueText | null;
  /** A question about the entry, with choices. */
  offer: Offer | null;
  /** Characters typed, from 80 % of the limit; else null. */
  length: number | null;
  /** Increases when the value is written programmatically. */
  writes: number;
}

/** A change that the form proposes; the user applies it. */
export interface Offer {
  message: IssueText;
  choices: readonly { label: IssueText; set: Readonly<Record<FieldKey, string>> }[];
}

export const EMPTY_STATE: FieldState = {
  issues: [],
  converted: null,
  words: null,
  offer: null,
  length: null,
  writes: 0,
};
/** Clears the notices of a value that was replaced. */
export const NO_CONVERSION = { converted: null, words: null, offer: null } as const;
