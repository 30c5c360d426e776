import { useTranslate } from 'react-admin';
import { Button } from '#components/layout/Button.tsx';
import { useShortcut } from '#components/list/useShortcut.ts';
import { ISF_10, ISF_5, type BillType } from '#contract/codes.ts';
import { useNewFiling } from './useNewFiling.ts';

const LOOKS = {
  [ISF_10]: { shortcut: 'n', variant: 'contained', texts: 'drafts.newIsf10' },
  [ISF_5]: { shortcut: 'Shift+n', variant: 'outlined', texts: 'drafts.newIsf5' },
} as const;

interface NewFilingButtonProps {
  billType: BillType;
  /** Enables the keys n for an ISF-10 and Shift+n for an ISF-5. */
  hasShortcut?: boolean;
}

export function NewFilingButton({ billType, hasShortcut = false }: NewFilingButtonProps) {
  const t = useTranslate();
  const beginNew = useNewFiling();
  const { shortcut, variant, texts } = LOOKS[billType];
  const begin = () => beginNew(billType);
  useShortcut(shortcut, () => {
    if (hasShortcut) begin();
  });
  return (
    <Button
      variant={variant}
      onClick={begin}
      title={hasShortcut ? t(`${texts}Hint`) : undefined}
      aria-keyshortcuts={hasShortcut ? shortcut : undefined}
    >
      {t(texts)}
    </Button>
  );
}
