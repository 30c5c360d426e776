import type { FormStore } from '#components/form/store/formStore.ts';
import type { FieldKey } from '#components/form/store/recordTree.ts';
import { PARTY_SUFFIXES, RARE_PARTY_SUFFIXES } from '#contract/entities/partyBlock.ts';
import { ID_TYPE_FIELDS } from '../sections/idTypeIn.ts';

export interface PartyText {
  name: string;
  addr: string;
  city: string;
  countryCode: string;
}

const PARTS = ['name', 'addr', 'city', 'countryCode'] as const;

export type PartyKeys = Readonly<Record<keyof PartyText, FieldKey>>;

/** @example partyKeys('seller').city // 'sellerCity' */
export const partyKeys = (block: string): PartyKeys =>
  Object.fromEntries(PARTS.map((part) => [part, block + PARTY_SUFFIXES[part]])) as Record<keyof PartyText, FieldKey>;

export const readPartyText = (form: FormStore, keys: PartyKeys): PartyText => ({
  name: form.value(keys.name),
  addr: form.value(keys.addr),
  city: form.value(keys.city),
  countryCode: form.value(keys.countryCode),
});

/** Whether a block is filled; ignores the country, which a blank block may have. */
export const hasParty = ({ name, addr, city }: PartyText): boolean => `${name}${addr}${city}` !== '';

/**
 * Writes a party into a block like typed text.
 * @param before the text that undo restores; by default the current one
 * @returns undo, which restores every field that is unchanged since
 */
export function writeParty(
  form: FormStore,
  keys: PartyKeys,
  text: Partial<PartyText>,
  before: PartyText = readPartyText(form, keys),
): () => void {
  const parts = PARTS.filter((part) => text[part] !== undefined);
  for (const part of parts) {
    form.write(keys[part], text[part] ?? '');
    form.commit(keys[part]);
    // An emptied block shows no errors; new text is validated like typed text.
    if (text[part] !== '') form.leave(keys[part]);
  }
  const after = readPartyText(form, keys);
  return () => {
    for (const part of parts)
      if (form.value(keys[part]) === after[part]) {
        form.write(keys[part], before[part]);
        if (before[part] !== '') form.leave(keys[part]);
      }
  };
}

/** The values of the fields that few parties need, by the ends of their names; blank for a field that the form lacks. */
export const readRareParts = (form: FormStore, block: string): Record<string, string> =>
  Object.fromEntries(
    RARE_PARTY_SUFFIXES.map((suffix) => [suffix, form.entity.fields[block + suffix] ? form.value(block + suffix) : '']),
  );

const mayHaveId = (form: FormStore, block: string, idType: string): boolean => {
  const type = form.entity.fields[`${block}IdType`];
  return type?.kind === 'choice' && type.options.includes(idType);
};

/** What one block takes from another. */
export interface CopiedParty {
  text: Partial<PartyText>;
  rare: Readonly<Record<string, string>>;
}

/**
 * What a party block can take from another block, which may be the importer or the consignee: parts that those do not
 * have are absent. Name and address are copied as one; null if nothing can be copied.
 */
export function readCopiedParty(form: FormStore, from: string, to: string): CopiedParty | null {
  const keys = partyKeys(from);
  const identityType = ID_TYPE_FIELDS[`${from}Id`];
  const isParty = form.entity.fields[keys.addr] !== undefined;
  if (!isParty && !identityType) return null;
  const text = readPartyText(form, keys);
  if (isParty && hasParty(text)) return { text, rare: readRareParts(form, from) };
  const id = { IdType: form.value(identityType ?? `${from}IdType`), Id: form.value(`${from}Id`) };
  const copied = {
    text: text.name === '' ? {} : { name: text.name },
    rare: id.Id !== '' && mayHaveId(form, to, id.IdType) ? id : {},
  };
  return 'name' in copied.text || 'Id' in copied.rare ? copied : null;
}

/**
 * Writes these values into a block; an identifier that the block's role cannot have is left out.
 * @returns undo, which restores every field that is unchanged since
 */
export function writeRareParts(form: FormStore, block: string, parts: Readonly<Record<string, string>>): () => void {
  const before = readRareParts(form, block);
  const takesId = mayHaveId(form, block, parts['IdType'] ?? '');
  const written = Object.entries(parts).flatMap(([suffix, text]) => {
    const isId = suffix === 'Id' || suffix === 'IdType';
    const value = isId && !takesId ? '' : text;
    if (!form.entity.fields[block + suffix] || form.value(block + suffix) === value) return [];
    form.write(block + suffix, value);
    return [{ key: block + suffix, value, was: before[suffix] ?? '' }];
  });
  return () => {
    for (const { key, value, was } of written) if (form.value(key) === value) form.write(key, was);
  };
}
