import { LinearProgress, RecordContextProvider, useGetOne, useRecordContext, useTranslate } from 'react-admin';

import type { Bill } from '#contract/entities/bill.ts';
import { VersionTable } from '#features/history/VersionTable.tsx';
import { versionBlocks } from '#features/history/versionBlocks.ts';
import { DeskShow } from './DeskShow.tsx';
import styles from './Desk.module.css';

/** What an operation changed in its filing. */
export function OperationShow({ name }: { name: 'operations' | 'gateway-messages' }) {
  return (
    <DeskShow name={name} hidden={['before', 'after']}>
      <OperationChanges />
    </DeskShow>
  );
}

/** The same below its row in the history of a filing. */
export function OperationPanel() {
  const row = useRecordContext();
  const { data } = useGetOne('operations', { id: row?.id }, { enabled: row !== undefined });
  if (!data) return <LinearProgress />;
  return (
    <RecordContextProvider value={data}>
      <OperationChanges />
    </RecordContextProvider>
  );
}

function OperationChanges() {
  const t = useTranslate();
  const record = useRecordContext<{ id: string; before: Bill | null; after: Bill | null }>();
  const shown = record?.after ?? record?.before;
  if (!record || !shown) return null;
  const { before, after } = record;
  const blocks = versionBlocks(before, after, true);
  return (
    <section className={styles.section} aria-label={t('history.changes')}>
      <h2>{t('history.changes')}</h2>
      {blocks.length === 0 && <p className={styles.hint}>{t('history.noChanges')}</p>}
      <VersionTable billType={shown.billType} blocks={blocks} isFirst={before === null} />
    </section>
  );
}
