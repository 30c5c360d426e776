import { dataProvider } from '#dataProvider/dataProvider.ts';
import { recognitionStore, type StoredRecognition } from '#local/recognitionStore.ts';
import { isLocalId } from '#rules/draftIds.ts';

/**
 * [A02] What recognition made of a draft: from this browser, else from the portal for a draft of another one, whose
 * confirmed values are to be checked again.
 */
export async function findRecognition(draftId: string): Promise<StoredRecognition | null> {
  const kept = await recognitionStore.get(draftId).catch(() => null);
  if (kept || isLocalId(draftId)) return kept;
  const { recognition } = await dataProvider.draftRecognition({ params: { id: draftId } });
  if (!recognition) return null;
  const found: StoredRecognition = { recognition, confirmed: [], reported: {} };
  // Without storage the portal is asked again.
  await recognitionStore.put(draftId, found).catch(() => undefined);
  return found;
}
