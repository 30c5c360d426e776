import { Button } from '#components/layout/Button.tsx';
import { useTranslate } from 'react-admin';
import { useNewFrom, type NewFromSource } from './useNewFrom.ts';

/**
 * Begins a new filing from the one on the screen.
 * @param source asked when it is pressed: a form goes on changing
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
