import type { ApplicationHistory } from '../endpoints/applications.ts';

/** An application for the service, of which nothing has happened yet. */
export const applicationHistory = (changes: Partial<ApplicationHistory> = {}): ApplicationHistory => ({
  auditStatus: 'none',
  auditAbstract: '',
  legalRepresentative: '',
  contactInformation: '',
  address: '',
  contractFilename: '',
  contractUrl: '',
  appliedAt: '',
  reviewedAt: '',
  mailedAt: '',
  originalsDueAt: '',
  originalsReceivedAt: '',
  closedAt: '',
  ...changes,
});
