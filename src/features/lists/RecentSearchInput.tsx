import { SearchInput } from '#components/list/SearchInput.tsx';
import type { CallName } from '#contract/calls.ts';
import { useRecentSearches } from '#dataProvider/useRecentSearches.ts';

/**
 * [L02] A search field of a list that offers what was searched for in it lately.
 * @param call the list call, under which the portal keeps the searches
 * @example <RecentSearchInput call="listParties" source="country" labelKey="fields.party.countryCode" />
 */
export function RecentSearchInput(props: { call: CallName; source: string; hint?: string; labelKey?: string }) {
  const { call, source, hint = '', labelKey } = props;
  const recent = useRecentSearches(call, source);
  return <SearchInput source={source} hint={hint} recent={recent} {...(labelKey ? { labelKey } : {})} />;
}
