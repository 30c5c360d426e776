import { useTranslate } from 'react-admin';
import type { BillFormStore } from '../billForm/billFormStore.ts';
import { Disclosure } from '#components/layout/Disclosure.tsx';
import { ChangeTable } from './ChangeTable.tsx';
import type { PlannedChange } from './planChange.ts';
import { undoChange } from './undoChange.ts';
import styles from './Change.module.css';

interface ChangesPanelProps {
  form: BillFormStore;
  planned: PlannedChange;
  onGo: (path: string) => void;
}

/** [D09] The changed fields by block, opened over the form, so that nothing moves while typing. */
export function ChangesPanel({ form, planned: { blocks, base, isHeld, count }, onGo }: ChangesPanelProps) {
  const t = useTranslate();
  if (count === 0) return null;
  const label = t('changes.panel.open', { count });
  return (
    <div className={styles.opener}>
      <Disclosure
        isAtStart
        label={label}
        button={
          <>
            {label}
            <span aria-hidden>▾</span>
          </>
        }
      >
        <div className={styles.panel}>
          <ChangeTable
            entity={form.entity}
            blocks={blocks}
            before={t(isHeld ? 'changes.panel.held' : 'changes.panel.sent')}
            onGo={onGo}
            onUndo={(line) => undoChange(form, base, line)}
          />
        </div>
      </Disclosure>
    </div>
  );
}
