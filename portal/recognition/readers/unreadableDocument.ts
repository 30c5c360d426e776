import { Unreadable } from '../../imports/unreadable.ts';

/** The reason why a document cannot be read, as a key below `recognition.reason`. */
export type DocumentReason =
  /** It has no bytes. */
  | 'empty'
  /** Its content contradicts its own format. */
  | 'damaged'
  /** Its content is of another kind than its ending says. */
  | 'misnamed'
  /** A kind of file that is not read: pictures, archives, presentations. */
  | 'unsupported'
  | 'password'
  /** The file, what it unpacks to, its text or the memory for reading it. */
  | 'tooLarge'
  | 'tooManyPages'
  /** Neither text nor a picture with legible text. */
  | 'noText'
  /** A form whose fields exist only as a program for Adobe Reader. */
  | 'xfaForm'
  | 'slow'
  /** The reading process ended by itself. */
  | 'interrupted';

/** The document cannot be read; the person sees the reason. */
export class UnreadableDocument extends Error {
  readonly reason: DocumentReason;
  readonly args: Record<string, string | number>;

  constructor(reason: DocumentReason, args: Record<string, string | number> = {}, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
    this.args = args;
  }
}

/** Reasons of table imports that mean the same for documents; any other is `damaged`. */
const SHARED: ReadonlySet<string> = new Set<DocumentReason>(['empty', 'password', 'tooLarge', 'slow']);

/** What a reader threw, as a reason: a parser's own error means a damaged file. */
export function asUnreadable(error: unknown): UnreadableDocument {
  if (error instanceof UnreadableDocument) return error;
  const reason = error instanceof Unreadable && SHARED.has(error.reason) ? (error.reason as DocumentReason) : 'damaged';
  return new UnreadableDocument(reason, {}, { cause: error });
}
