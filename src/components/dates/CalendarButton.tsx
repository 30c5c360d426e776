import { useTranslate } from 'react-admin';
import { Suspense, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { lazyPart } from '../layout/lazyPart.ts';
import styles from '../layout/boxButton.module.css';
import type { PickDate } from './pickDate.ts';

const loadLayer = async () => (await import('./CalendarLayer.tsx')).CalendarLayer;
const CalendarLayer = lazyPart(loadLayer);

/**
 * The calendar button of a date input. Loads the pickers on first use. Not a tab stop; the input opens the calendar
 * with Alt+↓ through `opener`.
 * @example <CalendarButton label="Loading time" kind="dateTime" value={text} isZoned onPick={write} />
 */
export function CalendarButton({
  opener,
  readValue,
  ...pick
}: Omit<PickDate, 'value'> & { readValue: () => string; opener?: Ref<() => void> }) {
  const t = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [value, setValue] = useState('');
  const open = (): void => {
    setValue(readValue());
    setAnchor(button.current);
  };
  useImperativeHandle(opener, () => open);
  return (
    <>
      <button
        ref={button}
        type="button"
        tabIndex={-1}
        className={styles.boxButton}
        aria-label={`${t('ui.date.calendar')}: ${pick.label}`}
        title={t('ui.date.calendar')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onPointerEnter={() => void loadLayer()}
        onClick={open}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" aria-hidden>
          <path d="M2.5 3.5h11v10h-11zM2.5 6.5h11M5.5 1.5v3M10.5 1.5v3" />
        </svg>
      </button>
      {anchor && (
        <Suspense fallback={null}>
          <CalendarLayer
            {...pick}
            anchor={anchor}
            value={value}
            onPick={(text) => {
              setValue(text);
              pick.onPick(text);
            }}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
}
