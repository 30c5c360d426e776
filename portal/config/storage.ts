import { resolve } from 'node:path';
import { z } from 'zod';
import { readDocumentKeys } from '../recognition/documentKeys.ts';
import { objectStoreVariables, readObjectStore, type ObjectStoreSettings } from './objectStore.ts';
import { ConfigError, invalidValue, urlOf } from './variables.ts';

export const storageVariables = z.object({
  ...objectStoreVariables.shape,
  TPT_DATA_DIR: z.string().default('./data'),
  TPT_POSTGRES_BIN: z.string().optional(),
  // The message does not repeat the address, which may contain a password.
  DATABASE_URL: urlOf(
    ['postgres:', 'postgresql:'],
    'DATABASE_URL must be an address like postgres://user:password@host:5432/database.',
  ).optional(),
  DATABASE_READ_URL: urlOf(
    ['postgres:', 'postgresql:'],
    'DATABASE_READ_URL must be an address like postgres://user:password@host:5432/database.',
  ).optional(),
  TPT_WAL_ARCHIVE: z
    .string()
    // It is part of a command for the shell.
    .regex(/^\/[\p{L}\p{N} ._/-]+$/u, {
      error: invalidValue('TPT_WAL_ARCHIVE must be the absolute path of a folder, of letters, digits, spaces and ._-'),
    })
    .optional(),
  TPT_UPLOAD_SPACE: z
    .string()
    .regex(/^\d{1,6}(?:\.\d{1,3})?$/u, {
      error: invalidValue('TPT_UPLOAD_SPACE must be a number of gigabytes such as 20'),
    })
    .transform((text) => Math.round(Number(text) * 1024 ** 3))
    .default(20 * 1024 ** 3),
  // The messages do not repeat the key.
  TPT_DOCUMENT_KEY: z
    .string()
    .refine((text) => readDocumentKeys(text) !== null, {
      error:
        'TPT_DOCUMENT_KEY must be 32 bytes as 64 hex digits or base64; older keys may follow, separated by commas.',
    })
    .transform((text) => readDocumentKeys(text) ?? undefined)
    .optional(),
  TPT_DOCUMENT_DAYS: z
    .string()
    .regex(/^\d{1,3}$/u, { error: invalidValue('TPT_DOCUMENT_DAYS must be a number of days from 1 to 365') })
    .transform(Number)
    .refine((days) => days >= 1 && days <= 365, {
      error: invalidValue('TPT_DOCUMENT_DAYS must be a number of days from 1 to 365'),
    })
    .default(30),
});

export interface StorageConfig {
  dataDir: string;
  /** Absolute path of the folder where uploads arrive, and stay without an object store. */
  uploadDir: string;
  /** Where uploads stay, shared by several portals. */
  objectStore?: ObjectStoreSettings;
  /** Bytes that the uploads of all enterprises may have together. */
  uploadSpace: number;
  /** Keys that encrypt documents in recognition, the current one first; without them a key file in `documentDir`. */
  documentKeys?: Buffer[];
  /** Absolute path of the folder of the key file. */
  documentDir: string;
  /** Days until documents in recognition are deleted. */
  documentDays: number;
  /** Preferred folder of `postgres` and `initdb`. */
  postgresBin?: string;
  /** Folder to which the embedded database archives its log, for recovery to a moment (decision 0059). */
  walArchive?: string;
  /** An external PostgreSQL server instead of the embedded one. */
  databaseUrl?: string;
  /** A streaming replica of that server, for lists, exports and statistics. */
  databaseReadUrl?: string;
}

/** @throws ConfigError for half of the settings of an object store, a replica without a server, or an archive of another server */
export function readStorage(values: z.output<typeof storageVariables>): StorageConfig {
  const objectStore = readObjectStore(values);
  if (values.DATABASE_READ_URL && !values.DATABASE_URL)
    throw new ConfigError('DATABASE_READ_URL needs DATABASE_URL: it names a replica of that server.');
  if (values.TPT_WAL_ARCHIVE && values.DATABASE_URL)
    throw new ConfigError(
      'TPT_WAL_ARCHIVE archives the embedded database only: the server of DATABASE_URL archives with its own archive_command.',
    );
  return {
    dataDir: resolve(values.TPT_DATA_DIR),
    uploadDir: resolve(values.TPT_DATA_DIR, 'uploads'),
    uploadSpace: values.TPT_UPLOAD_SPACE,
    ...(objectStore ? { objectStore } : {}),
    ...(values.TPT_DOCUMENT_KEY ? { documentKeys: values.TPT_DOCUMENT_KEY } : {}),
    documentDir: resolve(values.TPT_DATA_DIR, 'documents'),
    documentDays: values.TPT_DOCUMENT_DAYS,
    postgresBin: values.TPT_POSTGRES_BIN,
    ...(values.TPT_WAL_ARCHIVE ? { walArchive: values.TPT_WAL_ARCHIVE } : {}),
    databaseUrl: values.DATABASE_URL,
    databaseReadUrl: values.DATABASE_READ_URL,
  };
}
