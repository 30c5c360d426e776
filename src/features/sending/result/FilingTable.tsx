import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { SendReply } from '#contract/endpoints/filings.ts';
import { pathTo } from '#contract/routes.ts';
import { BillNumber } from '#components/status/BillNumber.tsx';
import { DeclarationStatusChip } from '#features/filing/DeclarationStatusChip.tsx';
import type { SendIntent } from '#dataProvider/sendIntents.ts';
import { toServerText } from '#schema/dateText.ts';
import { coinText } from '../../payment/amounts.ts';
import { filedBy } from './filedBy.ts';
import { useFilingStatuses } from './useFilingStatuses.ts';
import styles from './SendResult.module.css';

type Charged = Pick<SendReply, 'charged' | 'balance'>;

/** Filings created or changed by a send, with reference, charge and current status. */
export function FilingTable({ intents }: { intents: readonly SendIntent[] }) {
  const t = useTranslate();
  const rows = intents.flatMap((intent) => {
    const reply = intent.answer?.body as Charged;
    const filings = filedBy(intent);
    // A charge belongs to the send and is shown once, in the row of its first filing.
    return filings.map((filing, at) => ({ intent, reply, filing, isFirst: at === 0, of: filings.length }));
  });
  const statuses = useFilingStatuses(rows.map(({ filing }) => filing.id));
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            {(['amsNo', 'isfNo', 'status', 'sentAt', 'charged', 'balance'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`send.result.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ intent, reply, filing, isFirst, of }) => {
            const now = statuses.get(filing.id);
            return (
              <tr key={filing.id}>
                <td data-label={t('send.result.amsNo')}>
                  <BillNumber value={filing.amsNo} />
                </td>
                <td data-label={t('send.result.isfNo')}>
                  <Link to={pathTo.filing(filing.id)} className={styles.mono}>
                    {filing.isfNo}
                  </Link>
                </td>
                <td data-label={t('send.result.status')}>
                  {now ? <DeclarationStatusChip status={now.status} /> : t('send.result.statusUnread')}
                </td>
                {isFirst && (
                  <>
                    <td rowSpan={of} data-label={t('send.result.sentAt')}>
                      {(intent.call === 'updateFiling' ? now?.operatedAt : now?.sentAt) ??
                        toServerText(new Date(intent.answeredAt ?? intent.at))}
                    </td>
                    <td rowSpan={of} data-label={t('send.result.charged')}>
                      {chargeText(t, intent, reply)}
                    </td>
                    <td rowSpan={of} data-label={t('send.result.balance')}>
                      {coinText(t, reply.balance)}
                    </td>
                  </>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** The charge in coins; names the coupon, credit or VIP settlement that paid. */
function chargeText(t: ReturnType<typeof useTranslate>, { payType }: SendIntent, { charged }: Charged): string {
  if (payType === 0) return coinText(t, charged);
  return t('send.and', { first: t(`choices.payType.${payType}`), second: coinText(t, charged) });
}
