export type Tone = 'waiting' | 'green' | 'greenWarning' | 'red';
export type FilingAction = 'modify' | 'resend' | 'delete';

interface StatusFacts {
  tone: Tone;
  actions: readonly FilingAction[];
}

/** [D07] Tone and allowed actions of each declaration status; browser and portal use the same table. */
export const DECLARATION_STATUSES = {
  submitted: { tone: 'waiting', actions: [] },
  receiveOk: { tone: 'green', actions: ['modify', 'delete'] },
  receiveSuccess: { tone: 'green', actions: ['modify', 'delete'] },
  receiveSuccessWarning: { tone: 'greenWarning', actions: ['modify', 'delete'] },
  receiveFailed: { tone: 'red', actions: ['resend', 'delete'] },
  modifySuccess: { tone: 'green', actions: ['modify', 'delete'] },
  modifySuccessWarning: { tone: 'greenWarning', actions: ['modify', 'delete'] },
  modifyFailed: { tone: 'red', actions: ['modify', 'delete'] },
  deleteSuccess: { tone: 'green', actions: ['resend'] },
  deleteFailed: { tone: 'red', actions: ['modify', 'delete'] },
} as const satisfies Record<string, StatusFacts>;

export type DeclarationStatus = keyof typeof DECLARATION_STATUSES;
export const DECLARATION_STATUS_NAMES = Object.keys(DECLARATION_STATUSES) as DeclarationStatus[];

/** Whether customs may still hold the filing: every filing but a deleted one occupies its number. */
export const isActive = (status: DeclarationStatus): boolean => status !== 'deleteSuccess';

export const MATCH_TONES = {
  none: 'waiting',
  onFile: 'green',
  notOnFile: 'red',
  wrongType: 'red',
  duplicate: 'red',
} as const satisfies Record<string, Tone>;
