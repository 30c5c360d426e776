import { useTranslate } from 'react-admin';
import { DECLARATION_STATUSES, type DeclarationStatus } from '#contract/statuses.ts';
import { StatusChip } from '#components/status/StatusChip.tsx';

/**
 * The declaration status of a filing.
 * @example <DeclarationStatusChip status="receiveSuccess" />
 */
export function DeclarationStatusChip({ status }: { status: DeclarationStatus }) {
  const t = useTranslate();
  return <StatusChip tone={DECLARATION_STATUSES[status].tone}>{t(`statuses.declaration.${status}`)}</StatusChip>;
}
