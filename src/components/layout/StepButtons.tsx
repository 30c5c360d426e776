import { useTranslate } from 'react-admin';

interface StepButtonsProps {
  /** Prefix of the keys `previous` and `next`. */
  texts: string;
  /** Key of the next step; with Shift of the previous one. */
  shortcut: string;
  className: string | undefined;
  onStep: (by: 1 | -1) => void;
}

/** Buttons to the previous and the next of several places, with their keys. */
export function StepButtons({ texts, shortcut, className, onStep }: StepButtonsProps) {
  const t = useTranslate();
  const step = (by: 1 | -1, key: string, sign: string, keys: string) => (
    <button
      type="button"
      className={className}
      aria-label={t(`${texts}.${key}`)}
      title={`${t(`${texts}.${key}`)} (${keys.replace('+', ' + ')})`}
      aria-keyshortcuts={keys}
      onClick={() => onStep(by)}
    >
      {sign}
    </button>
  );
  return (
    <>
      {step(-1, 'previous', '‹', `Shift+${shortcut}`)}
      {step(1, 'next', '›', shortcut)}
    </>
  );
}
