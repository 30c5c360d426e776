import type { OperationAction } from '#contract/codes.ts';

/** SF10 8: add, replace, delete. */
const MESSAGE_ACTIONS = { send: 'A', resend: 'A', modify: 'R', delete: 'D' } as const satisfies Record<
  OperationAction,
  string
>;
export type MessageAction = (typeof MESSAGE_ACTIONS)[OperationAction];

/**
 * The wire code of an operation.
 * @example messageAction('modify') // 'R'
 */
export const messageAction = (action: OperationAction): MessageAction => MESSAGE_ACTIONS[action];
