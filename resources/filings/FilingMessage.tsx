import { useTranslate } from 'react-admin';
import { Suspense, useId, useState, type RefObject } from 'react';
import { Button } from '#components/layout/Button.tsx';
import { lazyPart } from '#components/layout/lazyPart.ts';
import type { FilingDetail } from '#contract/endpoints/filings.ts';
import { billEntity } from '#contract/entities/bill.ts';
import { useOperation, useOperations } from '#features/history/useOperations.ts';
import styles from './FilingView.module.css';

const SentWire = lazyPart(async () => (await import('#features/message/SentWire.tsx')).SentWire);

/** The latest message of a filing, loaded on demand. */
export function FilingMessage({ filing, panel }: { filing: FilingDetail; panel: RefObject<HTMLElement | null> }) {
  const t = useTranslate();
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.message}>
      <h2>
        <Button aria-expanded={isOpen} aria-controls={panelId} onClick={() => setOpen(!isOpen)}>
          {t('wire.title')}
        </Button>
      </h2>
      <div id={panelId}>{isOpen && <OpenMessage filing={filing} panel={panel} />}</div>
    </section>
  );
}

function OpenMessage({ filing, panel }: { filing: FilingDetail; panel: RefObject<HTMLElement | null> }) {
  const t = useTranslate();
  const operations = useOperations(filing.id);
  const latest = useOperation(operations.data?.[0]?.id ?? null);
  const error = operations.error ?? latest.error;
  if (error) return <p role="alert">{t('wire.failed')}</p>;
  if (!latest.data) return <output>{t('wire.writing')}</output>;
  return (
    <Suspense fallback={<output>{t('wire.writing')}</output>}>
      <SentWire
        message={latest.data.message}
        entity={billEntity(filing.billType)}
        panel={panel}
        fileName={`isf-${filing.amsNo.toLowerCase()}`}
      />
    </Suspense>
  );
}
