/** A company as a document may write it. Street, city, region, ZIP and country are apart, because the truth has them apart. */
export interface Party {
  name: string;
  /** Chinese name, where the company has one. */
  native?: string;
  /** Without city, region, ZIP and country. */
  street: string;
  city: string;
  region: string;
  zip: string;
  country: string;
  countryText: string;
  phone: string;
  fax: string;
  email: string;
  contact: string;
  /** A registration number of its own country: never an EIN. */
  taxNo: string;
}

/** City, region, ZIP and country in one line, as the country writes them. */
export function cityLine(party: Party) {
  if (['US', 'CA'].includes(party.country)) return `${party.city}, ${party.region} ${party.zip}, ${party.countryText}`;
  if (party.country === 'HK') return party.countryText;
  const parts = [party.city, party.region === party.city ? '' : party.region].filter(Boolean).join(', ');
  return `${parts}${party.zip ? ` ${party.zip}` : ''}, ${party.countryText}`;
}

/** Lines of the block: name, street (in two lines when long), city line. */
export function blockLines(party: Party, width = 44) {
  const street: string[] = [];
  for (const piece of party.street.split(', ')) {
    const last = street.at(-1);
    if (last !== undefined && last.length + piece.length < width) street[street.length - 1] = `${last}, ${piece}`;
    else street.push(piece);
  }
  return [party.name, ...street.map((line, at) => (at < street.length - 1 ? `${line},` : line)), cityLine(party)];
}

/** The block as one text. */
export const addressBlock = (party: Party) => blockLines(party).join('\n');

export const oneLine = (party: Party) => `${party.name}, ${party.street}, ${cityLine(party)}`;
export const addressLine = (party: Party) => `${party.street}, ${cityLine(party)}`;
export const plain = (text: string) =>
  text.replaceAll('đ', 'd').replaceAll('Đ', 'D').normalize('NFD').replaceAll(/\p{M}/gu, '');
