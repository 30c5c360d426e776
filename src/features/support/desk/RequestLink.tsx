import { useCreatePath, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { buttonClass } from '#components/layout/Button.tsx';

/** Leads to the form of a refund for the shown filing, of a grant for the shown enterprise or that of the row, or of coupon codes. */
export function RequestLink({ kind }: { kind: 'refund' | 'grant' | 'codes' }) {
  const t = useTranslate();
  const createPath = useCreatePath();
  const record = useRecordContext();
  if (!record && kind !== 'codes') return null;
  const given = {
    refund: { kind, billId: record?.id },
    grant: { kind, enterpriseId: (record?.['enterpriseId'] as string | undefined) ?? record?.id },
    codes: { kind, codes: 1 },
  }[kind];
  const query = new URLSearchParams({ source: JSON.stringify(given) }).toString();
  return (
    <Link
      to={`${createPath({ resource: 'money-requests', type: 'create' })}?${query}`}
      className={buttonClass({ variant: 'outlined' })}
    >
      {t(kind === 'codes' ? 'desk.makeCodes' : `desk.${kind}`)}
    </Link>
  );
}
