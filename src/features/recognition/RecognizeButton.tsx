import { useTranslate } from 'react-admin';
import { Button } from '#components/layout/Button.tsx';
import { recognitionEntry } from './recognitionEntry.ts';

/** [D03] Button to recognize documents. */
export function RecognizeButton({ isQuiet = false }: { isQuiet?: boolean }) {
  const t = useTranslate();
  return (
    <Button variant={isQuiet ? 'text' : 'outlined'} onClick={() => recognitionEntry.open()}>
      {t('drafts.recognize')}
    </Button>
  );
}
