import { useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { domId } from '#components/form/field/fieldFacts.ts';
import { useForm } from '#components/form/FormContext.ts';
import type { FormStore } from '#components/form/store/formStore.ts';
import type { PartyRow } from '#contract/endpoints/parties.ts';
import { PortalError } from '#dataProvider/portalError.ts';
import type { IssueText } from '#schema/issue.ts';
import { offerPlace } from './offerPlace.ts';
import { PartyPortContext, type PartyPort } from './partyPort.ts';
import { partyTypes } from './partyRoles.ts';
import {
  hasParty,
  partyKeys,
  readPartyText,
  readRareParts,
  writeParty,
  writeRareParts,
  type CopiedParty,
  type PartyKeys,
  type PartyText,
} from './partyText.ts';
import { RARE_PARTY_SUFFIXES } from '#contract/entities/partyBlock.ts';

const BLANK_PARTS = Object.fromEntries(RARE_PARTY_SUFFIXES.map((suffix) => [suffix, '']));

/** An open layer of a block. */
type PartyLayer =
  | { kind: 'book' }
  | { kind: 'sameAs' }
  | { kind: 'paste'; text: string; before: PartyText }
  | { kind: 'recognize' }
  | { kind: 'known'; entries: readonly PartyRow[] };

/** The result of a tool, with its undo. */
interface ToolResult extends IssueText {
  tone: 'done' | 'error';
  undo?: () => void;
}

/** [B04] The tools of one party block; each action can be undone. */
export function usePartyTools(block: string) {
  const form = useForm();
  const port = useContext(PartyPortContext);
  const keys = useMemo(() => partyKeys(block), [block]);
  const [layer, setLayer] = useState<PartyLayer | null>(null);
  const [result, setResult] = useState<ToolResult | null>(null);
  /** Form version after the last tool: until it changes, Ctrl+Z undoes the tool. */
  const resultVersion = useRef(-1);

  const write = useCallback(
    (text: Partial<PartyText>, message: IssueText, before?: PartyText, rare?: Readonly<Record<string, string>>) => {
      const undoRare = rare ? writeRareParts(form, block, rare) : null;
      const undoText = writeParty(form, keys, text, before);
      const undo = (): void => {
        undoText();
        undoRare?.();
      };
      resultVersion.current = form.version;
      setResult({ ...message, tone: 'done', undo });
    },
    [form, keys, block],
  );
  const lookUpPlace = usePlaceLookUp(form, keys, port, write);
  const close = useCallback(() => setLayer(null), []);
  /** Text of the dialog for addresses that was not used yet. */
  const unusedPaste = useRef('');
  // A failure is over once its fields change.
  const hasFailed = result?.tone === 'error';
  useEffect(() => {
    if (!hasFailed) return;
    const stop = form.on('change', () => setResult(null));
    return stop;
  }, [form, hasFailed]);

  function undo(): void {
    result?.undo?.();
    setResult(null);
  }
  function fill(party: PartyText): void {
    const { name, addr, city, countryCode } = party;
    // Name and address replace an identifier, and the rest belonged to the party that was there.
    write({ name, addr, city, countryCode }, { message: 'partyTools.filled', args: { name } }, undefined, BLANK_PARTS);
    port.remember(block, party);
    close();
  }
  function copyFrom({ text, rare }: CopiedParty, title: string): void {
    write(text, { message: 'partyTools.copied', args: { block: title } }, undefined, rare);
    close();
  }
  function accept(text: PartyText, before: PartyText, message = 'partyTools.split'): void {
    const { countryCode, ...withoutCountry } = text;
    // Without a country the present one remains.
    write(countryCode === '' ? withoutCountry : text, { message }, before);
    close();
  }
  /** @param text by default the one that was left unused */
  function openPaste(text = unusedPaste.current): void {
    setLayer({ kind: 'paste', text, before: readPartyText(form, keys) });
  }
  function closePaste(unused: string): void {
    unusedPaste.current = unused;
    close();
  }
  function clear(): void {
    const blank = { name: '', addr: '', city: '', countryCode: '' };
    write(blank, { message: 'partyTools.cleared' }, undefined, BLANK_PARTS);
  }

  const save = (target?: PartyRow | 'new'): Promise<void> => {
    close();
    return saveParty({ form, port, block, keys, setLayer, setResult }, target);
  };

  return {
    keys,
    layer,
    result,
    setLayer,
    close,
    undo,
    forget: () => setResult(null),
    isUndoable: () => result?.undo !== undefined && resultVersion.current === form.version,
    fill,
    copyFrom,
    accept,
    openPaste,
    closePaste,
    clear,
    save,
    lookUpPlace,
    read: () => readPartyText(form, keys),
    isFilled: () => hasParty(readPartyText(form, keys)) || Object.values(readRareParts(form, block)).some(Boolean),
  };
}

export type PartyToolset = ReturnType<typeof usePartyTools>;

/** Fills city and address from a postal code. Looks up each address once, so that an undone result does not return. */
function usePlaceLookUp(
  form: FormStore,
  keys: PartyKeys,
  port: PartyPort,
  write: (text: Partial<PartyText>, message: IssueText) => void,
): () => Promise<void> {
  const lookedUp = useRef(new Set<string>());
  return async () => {
    const lookupKey = (addr: string): string => `${form.value(keys.countryCode)} ${addr}`;
    if (lookedUp.current.has(lookupKey(form.value(keys.addr)))) return;
    lookedUp.current.add(lookupKey(form.value(keys.addr)));
    form.offer(keys.city, null);
    const found = await offerPlace(form, keys, port);
    if (!found) return;
    write({ city: found.city, addr: found.addr }, { message: 'partyTools.zip.filled', args: { ...found } });
    lookedUp.current.add(lookupKey(found.addr));
  };
}

interface SavedBlock {
  form: FormStore;
  port: PartyPort;
  block: string;
  keys: PartyKeys;
  setLayer: (layer: PartyLayer) => void;
  setResult: (result: ToolResult) => void;
}

/** Saves a block to the address book; asks first if the name exists. */
async function saveParty(
  { form, port, block, keys, setLayer, setResult }: SavedBlock,
  target: PartyRow | 'new' | undefined,
): Promise<void> {
  for (const key of Object.values(keys)) form.commit(key);
  const party = readPartyText(form, keys);
  if (party.name === '' || party.countryCode === '') {
    setResult({ tone: 'error', message: 'partyTools.save.incomplete' });
    return;
  }
  const invalid = findInvalid(form, keys);
  if (invalid !== undefined) {
    form.leave(invalid);
    setResult({ tone: 'error', message: 'partyTools.save.invalid' });
    document.getElementById(domId(form, invalid))?.focus();
    return;
  }
  try {
    if (target === undefined) {
      const entries = await port.named(party.name);
      const isThere = entries.some((entry) => sameParty(entry, party));
      if (isThere) {
        setResult({ tone: 'done', message: 'partyTools.save.already', args: { name: party.name } });
        return;
      }
      if (entries.length > 0) {
        setLayer({ kind: 'known', entries });
        return;
      }
    }
    await port.save(party, target === undefined || target === 'new' ? (partyTypes(block)[0] ?? 'buyer') : target);
    port.remember(block, party);
    setResult({ tone: 'done', message: 'partyTools.save.done', args: { name: party.name } });
  } catch (error) {
    if (!(error instanceof PortalError)) throw error;
    const isStale = error.status === 409;
    setResult({ tone: 'error', message: isStale ? 'partyTools.save.stale' : error.message });
  }
}

const sameParty = (entry: PartyText, party: PartyText): boolean =>
  entry.addr === party.addr && entry.city === party.city && entry.countryCode === party.countryCode;

/** The first field that the address book would refuse: it takes what customs takes. */
function findInvalid(form: FormStore, keys: PartyKeys): string | undefined {
  form.validate();
  return form.problems.find(
    ({ path, severity }) => severity === 'error' && Object.values(keys).includes(path) && form.value(path) !== '',
  )?.path;
}
