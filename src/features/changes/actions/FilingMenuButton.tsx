import { useTranslate } from 'react-admin';
import { Suspense, useState } from 'react';
import { lazyPart } from '#components/layout/lazyPart.ts';
import { RowAction, RowActions } from '#components/records/RowActions.tsx';
import type { FilingRow } from '#contract/endpoints/filings.ts';

const FilingMenu = lazyPart(async () => (await import('./FilingMenu.tsx')).FilingMenu);

interface FilingMenuButtonProps {
  filing: FilingRow;
  onDelete: (filing: FilingRow) => void;
  onNewFrom: (filing: FilingRow) => void;
}

/** The menu of a row; its entries are loaded on first use. */
export function FilingMenuButton({ filing, onDelete, onNewFrom }: FilingMenuButtonProps) {
  const t = useTranslate();
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  return (
    <RowActions>
      <RowAction
        glyph="more"
        label={t('changes.actions.of', { amsNo: filing.amsNo })}
        hasMenu
        onPress={(button) => setOpener(button)}
      />
      {opener && (
        <Suspense>
          <FilingMenu
            filing={filing}
            opener={opener}
            onClose={() => setOpener(null)}
            onDelete={() => onDelete(filing)}
            onNewFrom={() => onNewFrom(filing)}
          />
        </Suspense>
      )}
    </RowActions>
  );
}
