import { useTranslate } from 'react-admin';
import { Suspense } from 'react';
import { lazyPart } from '#components/layout/lazyPart.ts';
import { Strip } from '#components/layout/Strip.tsx';
import type { Bill } from '#contract/entities/bill.ts';
import type { useTypeSwitch } from './useTypeSwitch.ts';
import styles from '../draft/DraftHead.module.css';

const TypeSwitchDialog = lazyPart(async () => (await import('./TypeSwitchDialog.tsx')).TypeSwitchDialog);

interface TypeSwitchNoticeProps {
  typeSwitch: ReturnType<typeof useTypeSwitch>;
  bill: () => Bill;
}

/** The confirmation of a change of the filing type, and its undo. */
export function TypeSwitchNotice({ typeSwitch, bill }: TypeSwitchNoticeProps) {
  const t = useTranslate();
  const { proposed, before, billType, undo, confirm, cancel } = typeSwitch;
  const typeName = (type: number) => t(`choices.billType.${type}`);
  return (
    <>
      {before !== null && before !== billType && (
        <div className={styles.switched}>
          <Strip
            tone="info"
            action={
              <button type="button" onClick={() => void undo()}>
                {t('partyTools.type.back', { type: typeName(before) })}
              </button>
            }
          >
            {t('partyTools.type.changed', { type: typeName(billType) })}
          </Strip>
        </div>
      )}
      {proposed && (
        <Suspense>
          <TypeSwitchDialog
            bill={bill()}
            switched={proposed}
            onConfirm={() => void confirm(proposed.bill.billType)}
            onClose={cancel}
          />
        </Suspense>
      )}
    </>
  );
}
