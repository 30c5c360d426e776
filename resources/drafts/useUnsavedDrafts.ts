import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { afterFirstScreen } from '#startup/afterFirstScreen.ts';
import { localDrafts } from '#local/localDrafts.ts';

const KEY = 'unsavedDrafts';
const NONE: ReadonlySet<string> = new Set();

/** [D01] The drafts with unsaved local text; loaded after the rows. */
export function useUnsavedDrafts(ids: readonly string[]): ReadonlySet<string> {
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey: [KEY, ids],
    queryFn: async () => {
      await afterFirstScreen();
      const found = await Promise.all(ids.map((id) => localDrafts.get(id)));
      return ids.filter((_, index) => found[index]?.changed);
    },
    enabled: ids.length > 0,
    networkMode: 'always',
    retry: false,
    staleTime: 0,
  });
  useEffect(() => localDrafts.subscribe(() => void queryClient.invalidateQueries({ queryKey: [KEY] })), [queryClient]);
  return data && data.length > 0 ? new Set(data) : NONE;
}
