import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import type { Dayjs } from 'dayjs';
import { useLocale, useTranslate } from 'react-admin';
import { toServerText, ZONE } from '#schema/dateText.ts';
import { serverNow } from '#schema/serverClock.ts';
import { Popover } from '../layers/Popover.tsx';
import { Button } from '../layout/Button.tsx';
import type { PickDate } from './pickDate.ts';
import { pickerLocale } from './pickerLocale.ts';
import { PICKER_ZONE, PortalAdapter, readClock } from './portalAdapter.ts';
import styles from './CalendarLayer.module.css';

const MINUTE_STEP = 5;

/** The calendar of a date input, with a clock for times. Writes every pick; picking a day closes it. */
export function CalendarLayer({
  anchor,
  label,
  kind,
  value,
  isZoned,
  onPick,
  onClose,
}: PickDate & { anchor: HTMLElement; onClose: () => void }) {
  const t = useTranslate();
  const { name, texts, month } = pickerLocale(useLocale() ?? '');
  const isTime = kind === 'dateTime';
  const at = readClock(value);
  const title = isZoned ? `${label} (${ZONE})` : label;

  function write(picked: Dayjs | null): void {
    if (picked?.isValid()) onPick(picked.format(isTime ? 'YYYY-MM-DD HH:mm:ss' : 'YYYY-MM-DD'));
  }
  function writeNow(): void {
    const now = toServerText(new Date(serverNow()));
    onPick(isTime ? `${now.slice(0, 16)}:00` : now.slice(0, 10));
    if (!isTime) onClose();
  }

  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: -8, horizontal: 'right' }}
      slotProps={{ paper: { className: styles.layer, role: 'dialog', 'aria-label': title } }}
    >
      <p className={styles.title} aria-hidden>
        {label} {isZoned && <span>{ZONE}</span>}
      </p>
      <LocalizationProvider dateAdapter={PortalAdapter} adapterLocale={name} localeText={texts}>
        <div className={styles.parts}>
          <DateCalendar
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the layer is opened to choose a day in
            autoFocus
            timezone={PICKER_ZONE}
            value={at}
            // A birth date is decades back: starts with the year.
            openTo={!isTime && !isZoned && !at ? 'year' : 'day'}
            views={['year', 'month', 'day']}
            reduceAnimations
            className={styles.calendar}
            dayOfWeekFormatter={(day: Dayjs) => day.format('dd')}
            slotProps={{ calendarHeader: { format: month } }}
            onChange={(day: Dayjs | null, state) => {
              const isDone = state === 'finish';
              if (!isDone) return;
              write(isTime ? withClock(day, at) : day);
              if (!isTime) onClose();
            }}
          />
          {isTime && (
            <MultiSectionDigitalClock
              ampm={false}
              timezone={PICKER_ZONE}
              value={at}
              className={styles.clock}
              timeSteps={{ minutes: MINUTE_STEP }}
              onChange={(time: Dayjs | null) => write(time)}
            />
          )}
        </div>
      </LocalizationProvider>
      <div className={styles.actions}>
        <Button variant="text" onClick={writeNow}>
          {t(isTime ? 'ui.date.now' : 'ui.date.today')}
        </Button>
        {value !== '' && (
          <Button
            variant="text"
            onClick={() => {
              onPick('');
              onClose();
            }}
          >
            {t('ui.date.clear')}
          </Button>
        )}
        {isTime && (
          <Button variant="outlined" onClick={onClose}>
            {t('ui.date.done')}
          </Button>
        )}
      </div>
    </Popover>
  );
}

/** The picked day with the present hour and minute, else midnight. */
function withClock(day: Dayjs | null, at: Dayjs | null): Dayjs | null {
  return (
    day
      ?.hour(at?.hour() ?? 0)
      .minute(at?.minute() ?? 0)
      .second(at?.second() ?? 0) ?? null
  );
}
