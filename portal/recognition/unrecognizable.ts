import type { RecognitionReason } from '#contract/recognitionReasons.ts';

/** A document that cannot be read or recognized. */
export class Unrecognizable extends Error {
  override name = 'Unrecognizable';
  readonly reason: RecognitionReason;
  readonly args: Record<string, number>;
  constructor(reason: RecognitionReason, args: Record<string, number> = {}) {
    super(reason);
    this.reason = reason;
    this.args = args;
  }
}
