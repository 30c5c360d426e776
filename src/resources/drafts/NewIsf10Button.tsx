import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useShortcut } from '#components/list/useShortcut.ts';
import { ISF_10 } from '#contract/codes.ts';
import { useNewFiling } from './useNewFiling.ts';

/** Begins a new ISF-10 ([R03]); with `hasShortcut` the key `n` does too. */
export function NewIsf10Button({ hasShortcut = false }: { hasShortcut?: boolean }) {
  const t = useTranslate();
  const beginNew = useNewFiling();
  const begin = () => beginNew(ISF_10);
  useShortcut('n', () => {
    if (hasShortcut) begin();
  });
  return (
    <Button
      variant="contained"
      onClick={begin}
      title={hasShortcut ? t('drafts.newIsf10Hint') : undefined}
      aria-keyshortcuts={hasShortcut ? 'n' : undefined}
    >
      {t('drafts.newIsf10')}
    </Button>
  );
}
