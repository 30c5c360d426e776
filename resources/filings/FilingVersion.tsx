import { useTranslate } from 'react-admin';
import { Suspense, useMemo, type RefObject } from 'react';
import { lazyPart } from '#components/layout/lazyPart.ts';
import type { FilingDetail } from '#contract/endpoints/filings.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { filingVersions, type FilingVersions } from '#features/filing/filingVersions.ts';
import { versionBlocks } from '#features/history/versionBlocks.ts';
import { FilingData } from './FilingData.tsx';
import styles from './FilingView.module.css';

const VersionTable = lazyPart(async () => (await import('#features/history/VersionTable.tsx')).VersionTable);

/** [D09] The values that customs holds; above them a change that it rejected or has not answered. */
export function FilingVersion({ filing, panel }: { filing: FilingDetail; panel: RefObject<HTMLDivElement | null> }) {
  const t = useTranslate();
  const { shown, state, change } = useMemo(() => filingVersions(filing), [filing]);
  return (
    <div ref={panel}>
      {change && <UnheldChange held={shown} change={change} />}
      <section aria-labelledby="dataTitle">
        <h2 id="dataTitle">{t(`sent.versions.${state}`)}</h2>
        {state !== 'held' && <p className={styles.hint}>{t(`sent.versions.${state}Text`)}</p>}
        <FilingData bill={shown} />
      </section>
    </div>
  );
}

interface UnheldChangeProps {
  held: Bill;
  change: NonNullable<FilingVersions['change']>;
}

function UnheldChange({ held, change: { bill, state } }: UnheldChangeProps) {
  const t = useTranslate();
  const blocks = useMemo(() => versionBlocks(held, bill, true), [held, bill]);
  return (
    <section className={styles.change} data-state={state} aria-labelledby="changeTitle">
      <h2 id="changeTitle">{t(`sent.versions.${state}Change`)}</h2>
      <p className={styles.hint}>{t(`sent.versions.${state}ChangeText`)}</p>
      <Suspense>
        <VersionTable
          billType={bill.billType}
          blocks={blocks}
          isFirst={false}
          columns={[t('sent.versions.heldColumn'), t(`sent.versions.${state}Column`)]}
        />
      </Suspense>
    </section>
  );
}
