/** A record of a message: its index among records of its kind, and its party. */
export interface RecordPlace {
  record: string;
  /** Zero-based index among the SF15, SF20, SF25 or SF40 of the message, or the SF31 or SF35 of the party. */
  index?: number;
  /** Zero-based index among the SF30 of the message. */
  party?: number;
  /** The entity of that SF30. */
  entity?: string;
  /** Of an SF20, or of the importer's number in SF10. */
  qualifier?: string;
}

/** An element of a message. Without index or party, the message lacks its record. */
export interface Place extends RecordPlace {
  element: string;
}

/** A key for a record that is the same for the reader and for edits. */
export const placeKey = ({ record, index = 0, party }: RecordPlace): string =>
  record === 'SF40' ? `${record} ${index}` : `${record} ${index} ${party ?? ''}`;
