/** What a date input and its calendar agree on. */
export interface PickDate {
  /** Names the layer: the field that is filled. */
  label: string;
  kind: 'date' | 'dateTime';
  /** The text of the input, `YYYY-MM-DD` or `YYYY-MM-DD HH:mm:ss`; anything else opens the present month. */
  value: string;
  /** Whether the value is counted at the records' zone, which is named then; a date of birth is not. */
  isZoned: boolean;
  onPick: (text: string) => void;
}
