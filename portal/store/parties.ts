import { sql, type SqlBool } from 'kysely';
import { COUNTRY_CODES } from '#contract/countryCodes.ts';
import type { HandlerInput } from '#contract/endpoints/index.ts';
import { party } from '#contract/entities/party.ts';
import { searchCountries } from '../reference/searchCountries.ts';
import { containing } from './containing.ts';
import type { SimpleListFilters, SimpleList } from './simpleList.ts';

type PartyFilters = SimpleListFilters & Pick<HandlerInput<'listParties'>['query'], 'name' | 'type' | 'country'>;

/** [T05] The address book. */
export const partyList: SimpleList<typeof party, PartyFilters> = {
  table: 'party',
  entity: party,
  filter: ({ name, type, country }) => [
    ...(name ? [sql<SqlBool>`upper(body ->> 'name') like ${containing(name)}`] : []),
    ...(type ? [sql<SqlBool>`body ->> 'type' = ${type}`] : []),
    ...(country ? [sql<SqlBool>`body ->> 'countryCode' = any(${countryCodes(country)}::text[])`] : []),
  ],
};

/**
 * A country code matches its country only; other text matches every country with such a name in one of the languages.
 */
function countryCodes(sought: string): string[] {
  const code = sought.toUpperCase();
  return COUNTRY_CODES.has(code) ? [code] : searchCountries(sought, 'en').map((country) => country.code);
}
