import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';

export const REQUESTED_FILER_CODES = ['support', 'filerCodes'];

/** The filer codes of all enterprises that support staff have not decided on. */
export function useRequestedFilerCodes() {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  return useQuery({
    queryKey: REQUESTED_FILER_CODES,
    queryFn: ({ signal }) => dataProvider.requestedFilerCodes({}, { signal }),
  });
}
