import { unsavedStore } from './documentStore.ts';

/** [D01] [D09] Changes of filings, stored locally until the portal accepts them. */
export const localChanges = unsavedStore('resend_store');
