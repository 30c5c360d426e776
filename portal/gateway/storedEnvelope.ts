/**
 * [X01] The envelope of a message as it left for the first time, so that every repetition has the same bytes. The
 * password is not stored.
 */
export interface StoredEnvelope {
  /** MMDDYY, in the zone of the line. */
  date: string;
  site: string;
  sender: string;
  senderOffice: string;
  port: string;
  filer: string;
  office: string;
  preparerPort: string;
  preparerFiler: string;
  preparerOffice: string;
  /** B 60–80; empty: the control number. */
  blockText: string;
}
