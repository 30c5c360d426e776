import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { LocalDocument } from '#local/localDocument.ts';
import { localDrafts } from '#local/localDrafts.ts';

const KEY = ['localDrafts'];
const NONE: readonly LocalDocument[] = [];

/** The local drafts, newest first; follows all tabs, also offline. */
export function useLocalOnlyDrafts(): { drafts: readonly LocalDocument[]; error: Error | null } {
  const queryClient = useQueryClient();
  const { data = NONE, error } = useQuery({
    queryKey: KEY,
    queryFn: () => localDrafts.listLocalOnly(),
    networkMode: 'always',
    retry: false,
    staleTime: 0,
  });
  useEffect(() => localDrafts.subscribe(() => void queryClient.invalidateQueries({ queryKey: KEY })), [queryClient]);
  return { drafts: data, error };
}
