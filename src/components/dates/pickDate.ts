export interface PickDate {
  label: string;
  kind: 'date' | 'dateTime';
  /** The text of the input, `YYYY-MM-DD` or `YYYY-MM-DD HH:mm:ss`; anything else opens the present month. */
  value: string;
  /** Whether the value is a time at +08:00, which is shown; a birth date is not. */
  isZoned: boolean;
  onPick: (text: string) => void;
}
