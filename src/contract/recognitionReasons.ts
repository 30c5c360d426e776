/** [E04] Why a document gave no draft; the sentences are `recognitionReasons` of the messages. */
export const RECOGNITION_REASONS = [
  // The upload.
  'noFile',
  'type',
  'tooLarge',
  'empty',
  'upload',
  'textTooLong',
  'tooManyFiles',
  'tooManyWaiting',
  // The reading.
  'damaged',
  'misnamed',
  'password',
  'tooManyPages',
  'tooComplex',
  'slow',
  'xfaForm',
  'noText',
  'nothing',
  // The reading of one party.
  'noParty',
  'otherParties',
  'severalParties',
  // The service.
  'stoppedTwice',
  'keyLost',
  'aiAbnormal',
] as const;
export type RecognitionReason = (typeof RECOGNITION_REASONS)[number];
