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

/** The field with the encrypted values of a record. The older tool ignores it and finds the fields themselves blank. */
const SEALED = '_sealed';

const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** Whether a record holds personal ids or birth dates in clear. */
export const holdsSensitive = (record: unknown): boolean =>
  typeof record === 'object' && record !== null && SENSITIVE.some((name) => isFilled((record as RawRecord)[name]));

/**
 * A record as `isf_db` may hold it: personal ids and birth dates encrypted for the owner, everything else as it is. Values
 * that are encrypted already stay; a value in clear, as the older tool leaves it, replaces the encrypted one of its field.
 * @throws LocalKeyMissing when there is something to encrypt and no key: such a record is not stored
 * @throws SealBroken when the key does not open the values encrypted already
 */
export function sealFields(owner: string, stored: RawRecord): RawRecord {
  if (!holdsSensitive(stored)) return stored;
  const record = openFields(owner, stored);
  const filled = SENSITIVE.filter((name) => isFilled(record[name]));
  const values = JSON.stringify(Object.fromEntries(filled.map((name) => [name, record[name]])));
  const blank = Object.fromEntries(filled.map((name) => [name, '']));
  return { ...record, ...blank, [SEALED]: sealFor(owner, values) };
}

/** Like `sealFields`; a record whose encrypted values the page cannot open stays as it is, because sealing replaces them. */
export function sealFieldsIfOpen(owner: string, record: RawRecord): RawRecord {
  try {
    return sealFields(owner, record);
  } catch (error) {
    if (error instanceof LocalKeyMissing || error instanceof SealBroken) return record;
    throw error;
  }
}

/**
 * A stored record in clear; a value in the record itself is newer than the encrypted one.
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

/** A record without the values that no key opens. */
export function withoutSeal(record: RawRecord): RawRecord {
  const { [SEALED]: _, ...rest } = record;
  return rest;
}

/** Any value, encrypted whole for its owner; in databases that the older tool does not read. */
export interface Sealed {
  sealed: string;
}
export const isSealedValue = (value: unknown): value is Sealed =>
  typeof value === 'object' && value !== null && isSealed((value as Partial<Sealed>).sealed);

/**
 * Encrypts a value whole. Without a key of its owner a value without personal ids stays in clear, as before keys.
 * @throws LocalKeyMissing when there is no key and the value holds personal ids
 */
export function sealValue<T>(owner: string, value: T): Sealed | T {
  if (canSeal(owner)) return { sealed: sealFor(owner, JSON.stringify(value)) };
  if (holdsSensitive(value)) throw new LocalKeyMissing('personal ids are not stored in clear');
  return value;
}

/**
 * Decrypts what `sealValue` gave, or gives a value that was stored in clear.
 * @throws LocalKeyMissing, SealBroken
 */
export function openValue<T>(owner: string, value: Sealed | T): T {
  return isSealedValue(value) ? (JSON.parse(openFor(owner, value.sealed)) as T) : value;
}
