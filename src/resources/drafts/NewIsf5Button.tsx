import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useShortcut } from '#components/list/useShortcut.ts';
import { ISF_5 } from '#contract/codes.ts';
import { useNewFiling } from './useNewFiling.ts';

/** [B02] Begins a new ISF-5; with `hasShortcut` Shift+n does too. */
export function NewIsf5Button({ hasShortcut = false }: { hasShortcut?: boolean }) {
  const t = useTranslate();
  const beginNew = useNewFiling();
  const begin = () => beginNew(ISF_5);
  useShortcut('Shift+n', () => {
    if (hasShortcut) begin();
  });
  return (
    <Button
      variant="outlined"
      onClick={begin}
      title={hasShortcut ? t('drafts.newIsf5Hint') : undefined}
      aria-keyshortcuts={hasShortcut ? 'Shift+n' : undefined}
    >
      {t('drafts.newIsf5')}
    </Button>
  );
}
