import { HttpError, useDataProvider, useNotify, useRedirect, useTranslate, type RaRecord } from 'react-admin';
import { supportResourceOf, type SupportResourceName } from '#contract/support/resources.ts';
import { columnLabel } from './deskText.ts';
import { DeskValue } from './DeskValue.tsx';
import type { Ask, Question } from './useConfirmedSave.tsx';

type Values = Readonly<Record<string, unknown>>;
type MoneyKind = 'grant' | 'refund' | 'codes';

const SHOWN = {
  grant: ['coins', 'coupons'],
  codes: ['codes', 'coupons', 'validTo'],
  refund: ['refundableFee', 'refundableBond', 'refundableCoupons'],
} as const;
const CONFIRM = { grant: 'desk.grant', refund: 'desk.refund', codes: 'desk.confirm.makeCodes' } as const;

/** Asks before a request of money: names the enterprise, the amounts and the reason, of a refund also the filing. */
export function useMoneyQuestion(): Ask {
  const t = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider();

  /** A row that the form names; null when it does not name one. */
  const read = async (name: SupportResourceName, id: unknown): Promise<RaRecord | null> =>
    typeof id === 'string' && id.trim() !== '' ? (await dataProvider.getOne(name, { id: id.trim() })).data : null;

  const factsOf = (name: SupportResourceName, row: Values, columns: readonly string[]): Question['facts'] =>
    columns
      .filter((column) => row[column] !== undefined && row[column] !== null && row[column] !== '')
      .map((column) => ({
        label: columnLabel(t, column),
        value: <DeskValue column={supportResourceOf(name).columns[column] ?? { kind: 'text' }} value={row[column]} />,
      }));

  return async (values) => {
    const kind = values['kind'] as MoneyKind;
    const isRefund = kind === 'refund';
    try {
      const row = isRefund ? await read('bills', values['billId']) : await read('enterprises', values['enterpriseId']);
      if (isRefund && row && !row['refundableOperation']) return { errors: { billId: t('errors.nothingToRefund') } };
      const { name, id } = isRefund ? { name: row?.['enterpriseName'], id: row?.['enterpriseId'] } : { ...row };
      const enterprise = row ? t('desk.confirm.enterprise', { name, id }) : t('desk.confirm.everybody');
      return {
        // A refund returns the charge that the question shows, or none.
        ...(isRefund && { subject: { operation: row?.['refundableOperation'] } }),
        title: t(`desk.confirm.titles.${kind}`),
        confirm: t(CONFIRM[kind]),
        facts: [
          { label: columnLabel(t, 'enterpriseName'), value: enterprise },
          ...(isRefund ? factsOf('bills', row ?? {}, ['amsNo', 'isfNo']) : []),
          ...(isRefund ? factsOf('bills', row ?? {}, SHOWN.refund) : factsOf('money-requests', values, SHOWN[kind])),
          {
            label: columnLabel(t, 'reason'),
            value: <DeskValue column={{ kind: 'longText' }} value={values['reason']} />,
          },
        ],
      };
    } catch (error) {
      if (error instanceof HttpError && error.status === 404) {
        const errors: Record<string, string> = isRefund
          ? { billId: t('desk.unknownFiling') }
          : { enterpriseId: t('desk.unknownEnterprise') };
        return { errors };
      }
      const message = error instanceof Error ? error.message : 'errors.unexpected';
      notify(message, { type: 'error', messageArgs: { _: message } });
      return { errors: {} };
    }
  };
}

/** Says whether a stored request was booked, and opens it. */
export function useMoneyAnnouncement() {
  const notify = useNotify();
  const redirect = useRedirect();
  return (request: RaRecord) => {
    const isBooked = request['state'] === 'done';
    notify(`desk.confirm.${isBooked ? 'booked' : 'waits'}`, { type: isBooked ? 'success' : 'info' });
    redirect('show', 'money-requests', request.id, request);
  };
}
