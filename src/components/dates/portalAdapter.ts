import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { PickersTimezone } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { toServerText, isDay, isTime } from '#schema/dateText.ts';
import { serverNow } from '#schema/serverClock.ts';

dayjs.extend(utc);

/** The pickers' time zone. A record's text is wall-clock time at +08:00; UTC avoids DST shifts of this computer. */
export const PICKER_ZONE = 'UTC';

/** The day or time of a record's text; null if invalid. */
export function readClock(text: string): dayjs.Dayjs | null {
  return isDay(text) || isTime(text) ? dayjs.utc(text) : null;
}

/** Day.js adapter whose current time is at +08:00. */
export class PortalAdapter extends AdapterDayjs {
  constructor(options: ConstructorParameters<typeof AdapterDayjs>[0]) {
    super(options);
    const { date } = this;
    // Assigned, because the generic type of `date` cannot be implemented.
    Object.assign(this, {
      date: (value: string | null | undefined, timezone?: PickersTimezone) =>
        date(value === undefined ? toServerText(new Date(serverNow())) : value, timezone),
    });
  }
}
