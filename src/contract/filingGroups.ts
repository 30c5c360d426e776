import { MATCH_STATUSES, type MatchStatus } from './codes.ts';
import { DECLARATION_STATUS_NAMES, MATCH_TONES, type DeclarationStatus } from './statuses.ts';

/** The tabs of the sent list; each filing is in exactly one of them. */
export const FILING_GROUPS = ['waiting', 'problem', 'ok', 'deleted'] as const;
export type FilingGroup = (typeof FILING_GROUPS)[number];

export interface FilingStatuses {
  declarationStatus: DeclarationStatus;
  matchStatus: MatchStatus;
  /** Another filer filed the same bill for the same importer. */
  isDuplicate?: boolean | undefined;
}

const GROUP_OF_STATUS = {
  submitted: 'waiting',
  receiveOk: 'waiting',
  receiveFailed: 'problem',
  modifyFailed: 'problem',
  deleteFailed: 'problem',
  receiveSuccess: 'ok',
  receiveSuccessWarning: 'ok',
  modifySuccess: 'ok',
  modifySuccessWarning: 'ok',
  deleteSuccess: 'deleted',
} as const satisfies Record<DeclarationStatus, FilingGroup>;

/**
 * The group of a filing. A filing that customs accepted is a problem while its bill is not on file, of another type or
 * filed twice: until the bill is matched, customs treats the filing as not made.
 * @example groupOf({ declarationStatus: 'receiveSuccess', matchStatus: 'notOnFile' }) // 'problem'
 */
export function groupOf({ declarationStatus, matchStatus, isDuplicate = false }: FilingStatuses): FilingGroup {
  const group = GROUP_OF_STATUS[declarationStatus];
  return group === 'ok' && (isDuplicate || MATCH_TONES[matchStatus] === 'red') ? 'problem' : group;
}

/** The declaration statuses that filings of a group can have. */
export const statusesOfGroup = (group: FilingGroup): DeclarationStatus[] =>
  DECLARATION_STATUS_NAMES.filter((declarationStatus) =>
    MATCH_STATUSES.some((matchStatus) => groupOf({ declarationStatus, matchStatus }) === group),
  );

/** The combinations of statuses of a group. */
export const statesOfGroup = (group: FilingGroup): Required<FilingStatuses>[] =>
  DECLARATION_STATUS_NAMES.flatMap((declarationStatus) =>
    MATCH_STATUSES.flatMap((matchStatus) =>
      [false, true].map((isDuplicate) => ({ declarationStatus, matchStatus, isDuplicate })),
    ),
  ).filter((statuses) => groupOf(statuses) === group);
