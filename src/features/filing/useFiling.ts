import { useGetOne } from 'react-admin';
import type { FilingDetail } from '#contract/endpoints/filings.ts';

/** Keeps the filing apart from the rows of the list, which react-admin puts where it looks for single records. */
const WHOLE = { whole: true };

/** One filing, whole; live events refetch it ([D08]). An empty id asks for nothing. */
export const useFiling = (id: string) =>
  useGetOne<FilingDetail>('filings', { id, meta: WHOLE }, { enabled: id !== '', retry: false });
