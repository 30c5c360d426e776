/** The reason why a file cannot be read, as a key below `importFile.reason`. */
export type UnreadableReason =
  | 'empty'
  | 'binary'
  | 'html'
  | 'xml'
  | 'pdf'
  | 'word'
  | 'slides'
  | 'image'
  | 'archive'
  | 'xlsb'
  | 'ods'
  | 'password'
  | 'damaged'
  | 'encoding'
  | 'quote'
  | 'noHeader'
  | 'noNumbers'
  | 'noRows'
  | 'tooManyRows'
  | 'tooLarge'
  | 'slow'
  | 'interrupted'
  | 'noFile'
  | 'misnamed';

/** The file cannot be read; the person sees the reason. */
export class Unreadable extends Error {
  readonly reason: UnreadableReason;
  readonly args: Record<string, string | number>;

  constructor(reason: UnreadableReason, args: Record<string, string | number> = {}) {
    super(reason);
    this.reason = reason;
    this.args = args;
  }
}
