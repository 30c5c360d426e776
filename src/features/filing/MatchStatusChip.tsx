import { useTranslate } from 'react-admin';
import type { MatchStatus } from '#contract/codes.ts';
import { MATCH_TONES } from '#contract/statuses.ts';
import { StatusChip } from '#components/status/StatusChip.tsx';

/**
 * The match status of a filing's bill of lading.
 * @example <MatchStatusChip status="notOnFile" />
 */
export function MatchStatusChip({ status }: { status: MatchStatus }) {
  const t = useTranslate();
  return <StatusChip tone={MATCH_TONES[status]}>{t(`statuses.match.${status}`)}</StatusChip>;
}
