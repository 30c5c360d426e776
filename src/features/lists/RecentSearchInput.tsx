import { SearchInput } from '#components/list/SearchInput.tsx';
import type { CallName } from '#contract/calls.ts';
import { useRecentSearches } from '#dataProvider/useRecentSearches.ts';

/**
 * [L02] A search field with recent searches.
 * @param call the list call, the key of the recent searches
 * @example <RecentSearchInput call="listParties" source="country" labelKey="fields.party.countryCode" />
 */
export function RecentSearchInput(props: { call: CallName; source: string; hint?: string; labelKey?: string }) {
  const { call, source, hint = '', labelKey } = props;
  const recent = useRecentSearches(call, source);
  return <SearchInput source={source} hint={hint} recent={recent} {...(labelKey ? { labelKey } : {})} />;
}
