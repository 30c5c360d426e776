import { Button, useCreatePath, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

/** Leads to the form of a refund or grant for the shown row, or of coupon codes. */
export function RequestLink({ kind }: { kind: 'refund' | 'grant' | 'codes' }) {
  const t = useTranslate();
  const createPath = useCreatePath();
  const record = useRecordContext();
  if (!record && kind !== 'codes') return null;
  const given = {
    refund: { kind, billId: record?.id },
    grant: { kind, enterpriseId: record?.id },
    codes: { kind, codes: 1 },
  }[kind];
  const query = new URLSearchParams({ source: JSON.stringify(given) }).toString();
  return (
    <Button
      component={Link}
      to={`${createPath({ resource: 'money-requests', type: 'create' })}?${query}`}
      label={t(kind === 'codes' ? 'desk.makeCodes' : `desk.${kind}`)}
      variant="outlined"
    />
  );
}
