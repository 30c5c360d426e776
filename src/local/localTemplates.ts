import { unsavedStore } from './documentStore.ts';

/** [D01] Templates that are being changed, on this computer until the portal has them; saved ones need no copy here. */
export const localTemplates = unsavedStore('temManage_store');
