import { useTranslate } from 'react-admin';
import { MATCH_STATUSES } from '#contract/codes.ts';
import { DECLARATION_STATUS_NAMES } from '#contract/statuses.ts';
import { HelpPoint } from './HelpPoint.tsx';

const KINDS = {
  declaration: { column: 'declarationStatus', statuses: DECLARATION_STATUS_NAMES },
  match: { column: 'matchStatus', statuses: MATCH_STATUSES },
} as const;

/**
 * The `?` of a status column: explains the column and each of its statuses.
 * @example <StatusHelp kind="match" />
 */
export function StatusHelp({ kind }: { kind: keyof typeof KINDS }) {
  const t = useTranslate();
  const { column, statuses } = KINDS[kind];
  return (
    <HelpPoint
      topic={`columns.${column}`}
      name={t(`sent.${column}`)}
      parts={statuses.map((status) => ({ topic: `${kind}.${status}`, name: t(`statuses.${kind}.${status}`) }))}
    />
  );
}
