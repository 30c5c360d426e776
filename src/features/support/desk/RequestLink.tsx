import { Button, useCreatePath, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

/** Leads to the form of a refund or grant for the shown row. */
export function RequestLink({ kind }: { kind: 'refund' | 'grant' }) {
  const t = useTranslate();
  const createPath = useCreatePath();
  const record = useRecordContext();
  if (!record) return null;
  const given = kind === 'refund' ? { kind, billId: record.id } : { kind, enterpriseId: record.id };
  const query = new URLSearchParams({ source: JSON.stringify(given) }).toString();
  return (
    <Button
      component={Link}
      to={`${createPath({ resource: 'money-requests', type: 'create' })}?${query}`}
      label={t(`desk.${kind}`)}
      variant="outlined"
    />
  );
}
