import { supportResource } from './supportResource.ts';

const STATUSES = ['submitted', 'accepted', 'rejected'] as const;

/** Applications for the service; one is reviewed beside its signed agreement (`/support/applications/{id}/review`). */
export const applications = supportResource({
  subject: 'application',
  columns: {
    enterpriseName: { kind: 'text', filter: 'contains' },
    enterpriseId: { kind: 'text', of: 'enterprises', filter: 'equals' },
    status: { kind: 'choice', choices: STATUSES, filter: 'equals' },
    applicant: { kind: 'text' },
    appliedAt: { kind: 'time', filter: 'range', sort: true },
    reviewer: { kind: 'text' },
    reviewedAt: { kind: 'time', sort: 'emptyLast' },
    mailedAt: { kind: 'time' },
  },
  list: ['enterpriseName', 'status', 'applicant', 'appliedAt', 'reviewer', 'reviewedAt', 'mailedAt'],
  sort: ['appliedAt', 'DESC'],
  search: ['enterpriseName'],
});
