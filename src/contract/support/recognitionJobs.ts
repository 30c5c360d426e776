import { RECOGNITION_REASONS } from '../recognitionReasons.ts';
import { RECOGNITION_KINDS, RECOGNITION_STATES } from '../recognitionJobStates.ts';
import { supportResource } from './supportResource.ts';

/** [D15] Documents in recognition: state and reason, neither names nor content. */
export const recognitionJobs = supportResource({
  subject: 'recognitionJob',
  columns: {
    createdAt: { kind: 'time', filter: 'range', sort: true },
    fileType: { kind: 'choice', choices: RECOGNITION_KINDS, filter: 'equals' },
    fileSize: { kind: 'number' },
    pages: { kind: 'number' },
    state: { kind: 'choice', choices: RECOGNITION_STATES, filter: 'equals' },
    reason: { kind: 'choice', choices: RECOGNITION_REASONS, texts: 'desk.recognitionReasons', filter: 'equals' },
    attempts: { kind: 'number' },
    userName: { kind: 'text' },
    enterpriseName: { kind: 'text' },
    enterpriseId: { kind: 'text', of: 'enterprises', filter: 'equals' },
    expiresAt: { kind: 'time' },
  },
  list: ['createdAt', 'fileType', 'fileSize', 'pages', 'state', 'reason', 'attempts', 'enterpriseName', 'userName'],
  sort: ['createdAt', 'DESC'],
});
