import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { PickersTimezone } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { clockText, isDay, isTime } from '#schema/dateText.ts';

dayjs.extend(utc);

/**
 * The zone that the pickers count in. A record's text names a wall clock at +08:00; counted in UTC, no change to summer
 * time on this computer moves it.
 */
export const PICKER_ZONE = 'UTC';

/** The day or time that a record's text names; null for anything else. */
export function readClock(text: string): dayjs.Dayjs | null {
  return isDay(text) || isTime(text) ? dayjs.utc(text) : null;
}

/** Day.js for the pickers, with the present moment of the records' zone instead of this computer's. */
export class PortalAdapter extends AdapterDayjs {
  constructor(options: ConstructorParameters<typeof AdapterDayjs>[0]) {
    super(options);
    const { date } = this;
    // Assigned, because `date` is generic in what it is given and no function but the original has its type.
    Object.assign(this, {
      date: (value: string | null | undefined, timezone?: PickersTimezone) =>
        date(value === undefined ? clockText(new Date()) : value, timezone),
    });
  }
}
