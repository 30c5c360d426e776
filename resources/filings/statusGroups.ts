import { DECLARATION_STATUS_NAMES, type DeclarationStatus } from '#contract/statuses.ts';

/** The tabs of the list; each status is in one of them. The key is the message key below `sent.groups`. */
export const STATUS_GROUPS = {
  waiting: ['submitted', 'receiveOk'],
  problem: ['receiveFailed', 'modifyFailed', 'deleteFailed'],
  ok: ['receiveSuccess', 'receiveSuccessWarning', 'modifySuccess', 'modifySuccessWarning'],
  deleted: ['deleteSuccess'],
} as const satisfies Record<string, readonly DeclarationStatus[]>;

export type StatusGroup = keyof typeof STATUS_GROUPS;
export const STATUS_GROUP_NAMES = Object.keys(STATUS_GROUPS) as StatusGroup[];

/** The filter of a group: its statuses, comma-separated. */
export const groupFilter = (group: StatusGroup): string => STATUS_GROUPS[group].join(',');

/**
 * Group and status of a filter. Statuses that form no group, e.g. from an address, belong to no tab.
 * @example parseStatusFilter('modifyFailed') // { group: 'problem', status: 'modifyFailed' }
 */
export function parseStatusFilter(filter: string): { group: StatusGroup | null; status: DeclarationStatus | null } {
  const status = DECLARATION_STATUS_NAMES.find((name) => name === filter) ?? null;
  const group = STATUS_GROUP_NAMES.find(
    (name) =>
      groupFilter(name) === filter || (status !== null && (STATUS_GROUPS[name] as readonly string[]).includes(status)),
  );
  return { group: group ?? null, status };
}
