import type { LocalDraft } from './localDrafts.ts';
import { localPort } from './localPort.ts';
import type { KnownText, Written } from './putOver.ts';

const port = localPort('temManage_store', async () => {
  // Dexie comes with the store.
  const { getTemplate, putTemplate, takeOver, markSaved, removeTemplates } = await import('./templateStore.ts');
  return { get: getTemplate, put: putTemplate, takeOver, markSaved, remove: removeTemplates };
});

/** [D01] Templates that are being changed, on this computer until the portal has them; saved ones need no copy here. */
export const localTemplates = {
  ...port,
  async put(template: LocalDraft, known?: KnownText): Promise<Written | undefined> {
    // A copy of what the portal has would only grow old.
    if (template.changed) return port.put(template, known);
    port.journaled(template);
    return undefined;
  },
};
