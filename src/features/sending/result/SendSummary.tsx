import { useTranslate, useDataProvider } from 'react-admin';
import { Link } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { Button, buttonClass } from '#components/layout/Button.tsx';
import type { SendReply } from '#contract/endpoints/filings.ts';
import { LIMITS } from '#contract/limits.ts';
import { pathTo } from '#contract/routes.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { openDownload } from '#dataProvider/openDownload.ts';
import { coinText } from '../../payment/amounts.ts';
import type { AnsweredSend } from './answeredSend.ts';
import { filedBy } from './filedBy.ts';
import { NotifyNote } from './NotifyNote.tsx';
import styles from './SendResult.module.css';

type Charged = Pick<SendReply, 'charged' | 'coupons' | 'balance'>;

interface SendSummaryProps {
  done: readonly AnsweredSend[];
  /** Customs has not answered each filing. */
  waits: boolean;
}

/** What the send cost, and where to go next. */
export function SendSummary({ done, waits }: SendSummaryProps) {
  const t = useTranslate();
  const nextDraft = useNextDraft();
  const replies = done.map(({ answer }) => answer?.body as Charged);
  // Sends are answered one after the other, so the lowest balance is the last one.
  const balance = Math.min(...replies.map((reply) => reply.balance));
  const filings = done.flatMap(filedBy).map(({ id }) => id);
  const outlined = buttonClass({ variant: 'outlined' });
  return (
    <section className={styles.summary} aria-label={t('send.result.summary')}>
      {done.length > 0 && (
        <dl>
          <div>
            <dt>{t('send.result.charged')}</dt>
            <dd>{chargedText(t, done)}</dd>
          </div>
          <div>
            <dt>{t('send.result.balance')}</dt>
            <dd>{coinText(t, balance)}</dd>
          </div>
        </dl>
      )}
      {nextDraft && (
        <Link className={buttonClass({ variant: 'contained' })} to={pathTo.draft(nextDraft)}>
          {t('send.result.nextDraft')}
        </Link>
      )}
      {filings.length > 0 && filings.length <= LIMITS.pdfFilings && (
        <Button
          variant="outlined"
          onClick={() => openDownload('exportFilingsPdf', { query: { ids: filings.join(',') } })}
        >
          {t('tools.exportPdf')}
        </Button>
      )}
      <Link className={outlined} to={pathTo.screen('hasSentList')}>
        {t('send.toSent')}
      </Link>
      <Link className={outlined} to={pathTo.screen('draftList')}>
        {t('send.toDrafts')}
      </Link>
      {waits && <NotifyNote />}
    </section>
  );
}

/** What was taken from each balance; the VIP bill has its own amounts. */
function chargedText(t: ReturnType<typeof useTranslate>, done: readonly AnsweredSend[]): string {
  let [coins, credit, coupons] = [0, 0, 0];
  for (const { payType, answer } of done) {
    const reply = answer?.body as Charged;
    if (payType === 1) credit += reply.charged;
    else coins += reply.charged;
    coupons += reply.coupons ?? 0;
  }
  const parts = [
    ...(coupons > 0 ? [t('send.couponAmount', { count: coupons })] : []),
    ...(credit > 0 ? [t('send.paidBy', { amount: coinText(t, credit), way: t('choices.payType.1') })] : []),
    ...(done.some(({ payType }) => payType === 3) ? [t('choices.payType.3')] : []),
  ];
  if (coins > 0 || parts.length === 0) parts.push(coinText(t, coins));
  return parts.reduce((first, second) => t('send.and', { first, second }));
}

/** The newest remaining draft to continue with; null if there is none. */
function useNextDraft(): string | null {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const { data } = useQuery({
    queryKey: ['drafts', 'next'],
    queryFn: async () => (await dataProvider.listDrafts({ query: { pageSize: 1, pageNum: 1 } })).records[0]?.id ?? null,
  });
  return data ?? null;
}
