import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { CustomsConnection } from '#contract/endpoints/customsConnection.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';

export const CONNECTION_QUERY = ['customsConnection'];

export function useConnection() {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  return useQuery<CustomsConnection>({
    queryKey: CONNECTION_QUERY,
    queryFn: ({ signal }) => dataProvider.getCustomsConnection(undefined, { signal }),
  });
}
