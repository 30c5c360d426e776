import { PARTY_PREFIXES, PARTY_SUFFIXES, type PartyPrefix } from '#contract/entities/partyBlock.ts';
import type { RecognizedDraft } from '#contract/recognition.ts';
import { valueAt } from '#schema/record.ts';
import type { RecognizedParty } from './recognitionTypes.ts';

/**
 * The party that a whole document has for a block of the form.
 * @param drafts what the document was recognized as
 * @returns `several` where its bills have different ones, `other` where it names several parties without this one, and null
 * where it names no party in full, such as a signature
 */
export function partyOfBlock(
  drafts: readonly RecognizedDraft[],
  block: PartyPrefix,
): RecognizedParty | 'several' | 'other' | null {
  const [wanted, ...further] = distinctParties(drafts, [block]);
  if (wanted) return further.length > 0 ? 'several' : wanted;
  const [only, ...others] = distinctParties(drafts, PARTY_PREFIXES);
  if (others.length > 0) return 'other';
  // A text of one party may call it otherwise: the shipper of one paper is the manufacturer of another.
  return only && only.addr !== '' && only.countryCode !== '' ? only : null;
}

function distinctParties(drafts: readonly RecognizedDraft[], blocks: readonly PartyPrefix[]): RecognizedParty[] {
  const found = new Map<string, RecognizedParty>();
  for (const { bill } of drafts)
    for (const block of blocks) {
      const part = (suffix: string): string => valueAt(bill, block + suffix);
      const { name, addr, city, countryCode } = PARTY_SUFFIXES;
      const party = { name: part(name), addr: part(addr), city: part(city), countryCode: part(countryCode) };
      if (party.name !== '' && !found.has(party.name)) found.set(party.name, party);
    }
  return [...found.values()];
}
