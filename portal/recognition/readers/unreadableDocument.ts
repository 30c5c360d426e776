import type { RecognitionReason } from '#contract/recognitionReasons.ts';
import { Unreadable } from '../../imports/unreadable.ts';

/** Reasons that reading a document ends with; `type` is a kind of file that is not read, `aiAbnormal` an internal error. */
export type DocumentReason = Extract<
  RecognitionReason,
  | 'empty'
  | 'damaged'
  | 'misnamed'
  | 'type'
  | 'password'
  | 'tooLarge'
  | 'tooComplex'
  | 'tooManyPages'
  | 'noText'
  | 'xfaForm'
  | 'slow'
  | 'aiAbnormal'
>;

/** The document cannot be read; the person sees the reason. */
export class UnreadableDocument extends Error {
  readonly reason: DocumentReason;
  readonly args: Record<string, number>;

  constructor(reason: DocumentReason, args: Record<string, number> = {}, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
    this.args = args;
  }
}

/** Reasons of table imports. Any other of theirs, and each error of a parser, is a damaged file. */
const REASONS: Readonly<Record<string, DocumentReason>> = {
  empty: 'empty',
  password: 'password',
  tooLarge: 'tooComplex',
  tooManyRows: 'tooComplex',
};

/** What a reader threw, as a reason. */
export function asUnreadable(error: unknown): UnreadableDocument {
  if (error instanceof UnreadableDocument) return error;
  const reason = (error instanceof Unreadable && REASONS[error.reason]) || 'damaged';
  return new UnreadableDocument(reason, {}, { cause: error });
}
