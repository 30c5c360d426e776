import { useCallback, useContext, useMemo, useRef, useState } from 'react';
import { useForm } from '#components/form/FormContext.ts';
import type { PartyRow } from '#contract/endpoints/parties.ts';
import { PortalError } from '#dataProvider/portalError.ts';
import type { Message } from '#schema/issue.ts';
import { offerPlace } from './offerPlace.ts';
import { PartyPortContext } from './partyPort.ts';
import { partyTypesOf } from './partyRoles.ts';
import { hasParty, partyKeys, readParty, writeParty, type PartyText } from './partyText.ts';

/** A layer that stands open over a block. */
export type PartyLayer =
  | { kind: 'book' }
  | { kind: 'sameAs' }
  | { kind: 'paste'; text: string; before: PartyText }
  | { kind: 'known'; entries: readonly PartyRow[] };

/** What a tool has just done, in words, and the way back. */
export interface PartyDeed extends Message {
  tone: 'done' | 'trouble';
  undo?: () => void;
}

/** [B04] The tools of one party block: each does one thing that one press takes back. */
export function usePartyTools(block: string) {
  const form = useForm();
  const port = useContext(PartyPortContext);
  const keys = useMemo(() => partyKeys(block), [block]);
  const [layer, setLayer] = useState<PartyLayer | null>(null);
  const [deed, setDeed] = useState<PartyDeed | null>(null);
  /** The form as the last deed left it: until something else changes, Ctrl+Z is about the deed. */
  const doneAt = useRef(-1);
  const askedPlaces = useRef(new Set<string>());

  const write = useCallback(
    (text: Partial<PartyText>, said: Message, before?: PartyText) => {
      const undo = writeParty(form, keys, text, before);
      doneAt.current = form.version;
      setDeed({ ...said, tone: 'done', undo });
    },
    [form, keys],
  );
  const close = useCallback(() => setLayer(null), []);

  function undo(): void {
    deed?.undo?.();
    setDeed(null);
  }
  function take(party: PartyText): void {
    const { name, addr, city, countryCode } = party;
    write({ name, addr, city, countryCode }, { message: 'partyTools.filled', args: { name } });
    port.remember(block, party);
    close();
  }
  function copyFrom(other: string, title: string): void {
    write(readParty(form, partyKeys(other)), { message: 'partyTools.copied', args: { block: title } });
    close();
  }
  function accept(text: PartyText, before: PartyText): void {
    const { countryCode, ...words } = text;
    // A paste that names no country leaves the one that stands there.
    write(countryCode === '' ? words : text, { message: 'partyTools.split' }, before);
    close();
  }
  function clear(): void {
    write({ name: '', addr: '', city: '', countryCode: '' }, { message: 'partyTools.cleared' });
  }

  /** Keeps the block in the address book; an entry of the same name is asked about first. */
  async function keep(target?: PartyRow | 'new'): Promise<void> {
    close();
    for (const key of Object.values(keys)) form.commit(key);
    const party = readParty(form, keys);
    if (party.name === '' || party.countryCode === '') {
      setDeed({ tone: 'trouble', message: 'partyTools.save.incomplete' });
      return;
    }
    try {
      if (target === undefined) {
        const entries = await port.named(party.name);
        const isThere = entries.some((entry) => sameParty(entry, party));
        if (isThere) {
          setDeed({ tone: 'done', message: 'partyTools.save.already', args: { name: party.name } });
          return;
        }
        if (entries.length > 0) {
          setLayer({ kind: 'known', entries });
          return;
        }
      }
      await port.save(party, target === undefined || target === 'new' ? (partyTypesOf(block)[0] ?? 'buyer') : target);
      port.remember(block, party);
      setDeed({ tone: 'done', message: 'partyTools.save.done', args: { name: party.name } });
    } catch (error) {
      if (!(error instanceof PortalError)) throw error;
      const isStale = error.status === 409;
      setDeed({ tone: 'trouble', message: isStale ? 'partyTools.save.stale' : error.message });
    }
  }

  /** Once for each address: what was answered, or undone, is not asked about again. */
  async function lookUpPlace(): Promise<void> {
    const question = (addr: string): string => `${form.value(keys.countryCode)} ${addr}`;
    if (askedPlaces.current.has(question(form.value(keys.addr)))) return;
    askedPlaces.current.add(question(form.value(keys.addr)));
    form.offer(keys.city, null);
    const found = await offerPlace(form, keys, port);
    if (!found) return;
    write({ city: found.city, addr: found.addr }, { message: 'partyTools.zip.filled', args: { ...found } });
    askedPlaces.current.add(question(found.addr));
  }

  return {
    keys,
    layer,
    deed,
    setLayer,
    close,
    undo,
    forget: () => setDeed(null),
    isUndoable: () => deed?.undo !== undefined && doneAt.current === form.version,
    take,
    copyFrom,
    accept,
    clear,
    keep,
    lookUpPlace,
    read: () => readParty(form, keys),
    isFilled: () => hasParty(readParty(form, keys)),
  };
}

export type PartyToolset = ReturnType<typeof usePartyTools>;

const sameParty = (entry: PartyText, party: PartyText): boolean =>
  entry.addr === party.addr && entry.city === party.city && entry.countryCode === party.countryCode;
