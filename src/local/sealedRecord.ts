import { isf10 } from '#contract/entities/isf10.ts';
import { isf5 } from '#contract/entities/isf5.ts';
import { party } from '#contract/entities/party.ts';
import type { Fields } from '#schema/field.ts';
import { sensitiveNames } from '#schema/sensitive.ts';
import type { RawRecord } from './isfDb.ts';
import { isSealed } from './sealedBox.ts';
import { canSeal, LocalKeyMissing, openFor, SealBroken, sealFor } from './ownerSeal.ts';

const DECLARATIONS: readonly Fields[] = [isf10.fields, isf5.fields, party.fields];
const SENSITIVE = [...new Set(DECLARATIONS.flatMap(sensitiveNames))];

/** The field with the encrypted values of a record. The older tool ignores it and reads the fields as blank. */
const SEALED = '_sealed';

const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** Whether a record, or a record within it, contains personal ids or birth dates in clear. */
export function containsSensitive(record: unknown): boolean {
  if (typeof record !== 'object' || record === null) return false;
  if (hasSensitiveField(record as RawRecord) || isSensitiveValue(record as RawRecord)) return true;
  return Object.values(record).some(containsSensitive);
}

const hasSensitiveField = (record: RawRecord): boolean => SENSITIVE.some((name) => isFilled(record[name]));

/** A value of a recognized draft, which names its field in `path`. */
const isSensitiveValue = ({ path, value }: RawRecord): boolean =>
  typeof path === 'string' && SENSITIVE.includes(path) && isFilled(value);

/**
 * Encrypts the personal ids and birth dates of a record for `isf_db`. A value in clear, as the older tool writes it,
 * replaces the encrypted value of its field.
 * @throws LocalKeyMissing when there is something to encrypt and no key
 * @throws SealBroken when the key does not open the values that are encrypted already
 */
export function sealFields(owner: string, stored: RawRecord): RawRecord {
  if (!hasSensitiveField(stored)) return stored;
  const record = openFields(owner, stored);
  const filled = SENSITIVE.filter((name) => isFilled(record[name]));
  const values = JSON.stringify(Object.fromEntries(filled.map((name) => [name, record[name]])));
  const blank = Object.fromEntries(filled.map((name) => [name, '']));
  return { ...record, ...blank, [SEALED]: sealFor(owner, values) };
}

/** `sealFields`, but leaves a record unchanged whose encrypted values the page cannot open. */
export function sealFieldsIfOpen(owner: string, record: RawRecord): RawRecord {
  try {
    return sealFields(owner, record);
  } catch (error) {
    if (error instanceof LocalKeyMissing || error instanceof SealBroken) return record;
    throw error;
  }
}

/**
 * Decrypts a stored record; a value in clear is newer than the encrypted one.
 * @throws LocalKeyMissing, SealBroken
 */
export function openFields(owner: string, record: RawRecord): RawRecord {
  const sealed = record[SEALED];
  if (!isSealed(sealed)) return record;
  const values = JSON.parse(openFor(owner, sealed)) as RawRecord;
  const opened: RawRecord = withoutSeal(record);
  for (const [name, value] of Object.entries(values)) if (!isFilled(opened[name])) opened[name] = value;
  return opened;
}

export function withoutSeal(record: RawRecord): RawRecord {
  const { [SEALED]: _, ...rest } = record;
  return rest;
}

/** A value encrypted as a whole, in databases that the older tool does not read. */
export interface Sealed {
  sealed: string;
}
export const isSealedValue = (value: unknown): value is Sealed =>
  typeof value === 'object' && value !== null && isSealed((value as Partial<Sealed>).sealed);

/**
 * Encrypts a value as a whole. Without a key, a value without personal ids stays in clear.
 * @throws LocalKeyMissing when there is no key and the value contains personal ids
 */
export function sealValue<T>(owner: string, value: T): Sealed | T {
  if (canSeal(owner)) return { sealed: sealFor(owner, JSON.stringify(value)) };
  if (containsSensitive(value)) throw new LocalKeyMissing('personal ids are not stored in clear');
  return value;
}

/**
 * Reverses `sealValue`.
 * @throws LocalKeyMissing, SealBroken
 */
export function openValue<T>(owner: string, value: Sealed | T): T {
  return isSealedValue(value) ? (JSON.parse(openFor(owner, value.sealed)) as T) : value;
}
