/** A record of a message: which of its kind, of which party. */
export interface RecordPlace {
  record: string;
  /** Which SF15, SF20, SF25 or SF40 of the message, or SF31, SF35 of its party; from 0. */
  index?: number;
  /** Which SF30 of the message, from 0. */
  party?: number;
  /** Whose SF30 it is. */
  entity?: string;
  /** Of an SF20. */
  qualifier?: string;
}

/** An element of a message. Without index or party it is one that the message lacks. */
export interface Place extends RecordPlace {
  element: string;
}

/** One name for the same record, as the reader and an edit know it. */
export const placeKey = ({ record, index = 0, party }: RecordPlace): string =>
  record === 'SF40' ? `${record} ${index}` : `${record} ${index} ${party ?? ''}`;
