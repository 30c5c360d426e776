import type { ConnectionValues } from '#rules/customsConnection.ts';

/**
 * [X01] The envelope of a message as it left for the first time, so that every repetition has the same bytes. The
 * password is not stored. An empty `blockText` is the control number.
 */
export interface StoredEnvelope extends ConnectionValues {
  /** MMDDYY, in the zone of the line. */
  date: string;
  site: string;
  sender: string;
  senderOffice: string;
}
