import type { ColumnType, Generated } from 'kysely';
import type { BillType } from '#contract/codes.ts';
import type { MEMORY_KINDS } from '#contract/endpoints/recognition.ts';
import type { RecognitionKind } from '#contract/recognitionJobStates.ts';
import type { RecognitionReason } from '#contract/recognitionReasons.ts';
import type { At } from './accounts.ts';

/** Files of one call. `receiving`: its files are still arriving. */
interface RecognitionBatchTable {
  enterprise_id: string;
  id: string;
  user_id: string;
  bill_type: BillType;
  state: 'receiving' | 'queued' | 'reading' | 'understanding' | 'done' | 'failed';
  /** How often understanding was started. */
  starts: Generated<number>;
  /** Encrypted: the results as JSON. */
  result: Buffer | null;
  /** Ids of the results; the first save of a draft has one as its key. */
  result_ids: Generated<string[]>;
  /** The key of the upload; null before it is received completely, and without one. */
  upload_key: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: At;
  done_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  expires_at: At;
}

/** One file. `read`: it waits for the other files of its batch. */
interface RecognitionFileTable {
  enterprise_id: string;
  id: string;
  batch_id: string;
  position: number;
  kind: RecognitionKind;
  size: number;
  /** The key that encrypts the next three columns. */
  key_id: string;
  filename: Buffer;
  content: Buffer;
  /** The `DocumentModel` that was read, as JSON. */
  document: Buffer | null;
  state: 'queued' | 'reading' | 'read' | 'done' | 'failed';
  reason: RecognitionReason | null;
  /** Numbers of the reason's sentence. */
  reason_args: ColumnType<Record<string, number>, string | undefined, string>;
  /** How often reading was started. */
  starts: Generated<number>;
  page: Generated<number>;
  pages: Generated<number>;
  created_at: At;
}

/** Bytes of the documents of an enterprise, kept by triggers. */
interface RecognitionSpaceTable {
  enterprise_id: string;
  bytes: number;
}

interface RecognitionMemoryTable {
  enterprise_id: string;
  id: string;
  /** Keyed hash of what the entry applies to: a later correction replaces it. */
  digest: string;
  kind: (typeof MEMORY_KINDS)[number];
  key_id: string;
  /** Encrypted: the entry as JSON. */
  body: Buffer;
  uses: Generated<number>;
  user_id: string;
  created_at: At;
  updated_at: At;
}

/** What the optional model cost an enterprise on a day at +08:00. */
interface RecognitionUsageTable {
  enterprise_id: string;
  day: string;
  requests: Generated<number>;
  tokens: Generated<number>;
}

export interface RecognitionTables {
  recognition_batch: RecognitionBatchTable;
  recognition_file: RecognitionFileTable;
  recognition_space: RecognitionSpaceTable;
  recognition_memory: RecognitionMemoryTable;
  recognition_usage: RecognitionUsageTable;
}
