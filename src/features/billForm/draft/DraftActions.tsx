import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { Button } from '#components/layout/Button.tsx';
import type { BillType } from '#contract/codes.ts';
import { ImportButton } from '#features/imports/ImportButton.tsx';
import { RecognizeButton } from '#features/recognition/RecognizeButton.tsx';
import { SaveAsTemplateButton } from '#features/templating/SaveAsTemplateButton.tsx';
import type { OpenBill } from '../openBill.ts';
import { ExportPdfButton } from './ExportPdfButton.tsx';
import { MoreActions } from './MoreActions.tsx';
import { NewFromButton } from './NewFromButton.tsx';
import { SendButton } from './SendButton.tsx';
import styles from './MoreActions.module.css';

interface DraftActionsProps extends OpenBill {
  billType: BillType;
  isMessageOpen: boolean;
  onMessage: () => void;
  /** @returns whether the portal has the text */
  onSave: () => Promise<boolean>;
  onCheck: () => void;
  onSend: () => Promise<void>;
}

/** The buttons above an open draft. Memoized, because the head renders whenever the saved state changes, while one types. */
export const DraftActions = memo(function DraftActions({
  form,
  session,
  billType,
  isMessageOpen,
  onMessage,
  onSave,
  onCheck,
  onSend,
}: DraftActionsProps) {
  const t = useTranslate();
  return (
    <>
      <MoreActions>
        <RecognizeButton isQuiet />
        <ImportButton billType={billType} isQuiet />
        <ExportPdfButton session={session} save={onSave} />
        <SaveAsTemplateButton bill={session.record} />
        <NewFromButton source={() => ({ bill: session.record() })} />
        <Button aria-pressed={isMessageOpen} data-closes onClick={onMessage}>
          {t('wire.open')}
        </Button>
      </MoreActions>
      <div className={styles.main}>
        <Button variant="outlined" onClick={() => void onSave()} aria-keyshortcuts="Control+S">
          {t('billForm.actions.save')}
        </Button>
        <Button variant="outlined" onClick={onCheck}>
          {t('billForm.actions.check')}
        </Button>
        <SendButton form={form} onSend={() => void onSend()} />
      </div>
    </>
  );
});
