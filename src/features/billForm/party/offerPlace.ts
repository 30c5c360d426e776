import type { FormStore } from '#components/form/store/formStore.ts';
import { cleanText } from '#rules/cleanText.ts';
import { zipAtEnd } from '#rules/zipAtEnd.ts';
import type { PartyPort } from './partyPort.ts';
import type { PartyKeys } from './partyText.ts';

/** The place of a postal code. */
interface FoundPlace {
  zip: string;
  city: string;
  /** The address with the state before its postal code. */
  addr: string;
}

/**
 * Looks up the US postal code at the end of an address. Fills an empty city; offers to replace another one, below the
 * field.
 * @returns what to fill in; null if nothing
 */
export async function offerPlace(form: FormStore, keys: PartyKeys, port: PartyPort): Promise<FoundPlace | null> {
  const addr = form.value(keys.addr);
  const zip = zipAtEnd(addr);
  if (zip === '' || form.value(keys.countryCode) !== 'US') return null;
  // The look-up is optional.
  const place = await port.findPlace(zip).catch(() => null);
  if (!place || form.value(keys.addr) !== addr) return null;
  const found = { zip, city: cleanText(place.city, { upper: true }), addr: withState(addr, place.state, zip) };
  const city = form.value(keys.city);
  if (city === '') return found;
  if (city.trim().toUpperCase() === found.city) return null;
  form.offer(keys.city, {
    message: { message: 'partyTools.zip.differs', args: { zip, city: found.city, state: place.state } },
    choices: [
      { label: { message: 'partyTools.zip.take', args: { city: found.city } }, set: { [keys.city]: found.city } },
    ],
  });
  return null;
}

/** @example withState('5 ELM ST 92626', 'CA', '92626') // '5 ELM ST, CA 92626' */
function withState(addr: string, state: string, zip: string): string {
  const at = addr.lastIndexOf(zip);
  const before = addr.slice(0, at).replace(/[\s,]+$/u, '');
  const hasState = new RegExp(String.raw`(?:^|[\s,])${state}$`, 'u').test(before);
  return hasState ? addr : `${before}${before ? ', ' : ''}${state} ${addr.slice(at)}`;
}
