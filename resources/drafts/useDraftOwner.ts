import { useListContext } from 'react-admin';
import type { FilterText } from '#components/list/FilterChips.tsx';
import type { UserInfo } from '#contract/endpoints/account.ts';
import type { DraftRow } from '#contract/endpoints/drafts.ts';
import { useAllPeople } from '#features/people/peopleNames.ts';

/** [P04] The filter by the owner of drafts, with the person's name for its chip. */
export function useDraftOwner(user: UserInfo | null) {
  const { data, isPending, filterValues } = useListContext<DraftRow>();
  const id = (filterValues as { ownerId?: string }).ownerId;
  const row = data?.find(({ ownerId }) => ownerId === id);
  // A person without drafts, perhaps disabled: only the list of people names them.
  const people = useAllPeople(Boolean(id) && !row && !isPending && user?.admin === true);
  return {
    labelKey: 'drafts.owner',
    nameOf: (value: string) => row?.owner ?? people?.find(({ userId }) => userId === value)?.name ?? '…',
  } satisfies FilterText;
}
