import { unsavedStore } from './documentStore.ts';

/** [D01] Changed templates, stored locally until the portal has them. */
export const localTemplates = unsavedStore('temManage_store');
