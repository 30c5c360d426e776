import Dexie, { type Table } from 'dexie';
import type { RecognizedDraft } from '#contract/recognition.ts';
import { draftKeys } from './draftKeys.ts';
import { awaitLocalKey, localKey } from './localKeys.ts';
import { pageOwner } from './owner.ts';
import { SealBroken } from './ownerSeal.ts';
import { withReopen } from './reopen.ts';
import { openValue, sealValue, type Sealed } from './sealedRecord.ts';

/** What is kept beside a recognized draft. */
export interface StoredRecognition {
  recognition: RecognizedDraft;
  /** Paths of the values that a person confirmed. */
  confirmed: string[];
  /** Corrections that the portal has, as `path` and corrected text. */
  reported: Record<string, string>;
}

interface RecognitionRecord {
  owner: string;
  id: string;
  /** Null after the draft was sent or deleted: the record remains, so that a repeated result stores no second draft. */
  kept: Sealed | StoredRecognition | null;
  at: number;
}

/** Results are delivered for 30 days; a day more for clocks. */
const KEPT_MS = 31 * 86_400_000;

class RecognitionDb extends Dexie {
  declare kept: Table<RecognitionRecord, [string, string]>;

  constructor() {
    super('tpt_recognition_db', { chromeTransactionDurability: 'strict' });
    this.version(1).stores({ kept: '[owner+id], at' });
    this.on('versionchange', () => this.close({ disableAutoOpen: false }));
  }
}

let opened: RecognitionDb | undefined;
const recognitionDb = (): RecognitionDb => (opened ??= new RecognitionDb());
const owner = (): string => pageOwner() ?? '';

/** The recognition of a draft under any of its ids; null without one, or if its text cannot be read. */
export async function getRecognition(id: string): Promise<StoredRecognition | null> {
  const keys = await draftKeys(owner(), [id]);
  const records = await withReopen(recognitionDb(), (db) => db.kept.bulkGet(keys));
  const last = records.filter((record) => record !== undefined).toSorted((a, b) => b.at - a.at)[0];
  if (!last?.kept) return null;
  if (localKey(last.owner) === null) await awaitLocalKey(last.owner);
  try {
    return openValue<StoredRecognition>(last.owner, last.kept);
  } catch (error) {
    if (error instanceof SealBroken) return null;
    throw error;
  }
}

export async function putRecognition(id: string, kept: StoredRecognition, at = Date.now()): Promise<void> {
  await withReopen(recognitionDb(), async (db) => {
    await db.kept.put({ owner: owner(), id, kept: sealValue(owner(), kept), at });
    await db.kept
      .where('at')
      .below(at - KEPT_MS)
      .delete();
  });
}

/** Whether a result was stored here before, also if its draft is gone by now. */
export async function wasStored(id: string): Promise<boolean> {
  return (await withReopen(recognitionDb(), (db) => db.kept.get([owner(), id]))) !== undefined;
}

export async function removeRecognitions(ids: readonly string[]): Promise<void> {
  const keys = await draftKeys(owner(), ids);
  await withReopen(recognitionDb(), (db) => db.kept.where(':id').anyOf(keys).modify({ kept: null }));
}
