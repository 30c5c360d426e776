import { unsavedStore } from './documentStore.ts';

/** [D01] [D09] Filings that are being changed, on this computer until the portal has taken the change. */
export const localChanges = unsavedStore('resend_store');
