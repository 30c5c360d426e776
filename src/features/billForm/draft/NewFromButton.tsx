import { Button } from '#components/layout/Button.tsx';
import { useTranslate } from 'react-admin';
import { useNewFrom, type NewFromSource } from './useNewFrom.ts';

/**
 * Starts a new filing from the displayed one.
 * @param source called on click, because the form changes
 * @example <NewFromButton source={() => ({ filing: id })} />
 */
export function NewFromButton({ source }: { source: () => NewFromSource }) {
  const t = useTranslate();
  const { begin, isBusy } = useNewFrom();
  return (
    <Button variant="text" disabled={isBusy} onClick={() => void begin(source())}>
      {t('templates.newFrom')}
    </Button>
  );
}
