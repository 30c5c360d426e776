import { useGetOne } from 'react-admin';
import type { FilingDetail } from '#contract/endpoints/filings.ts';

/** A separate cache key: react-admin stores list rows under the key of single records. */
const WHOLE = { whole: true };

/** A complete filing, refetched by live events ([D08]). An empty id fetches nothing. */
export const useFiling = (id: string) =>
  useGetOne<FilingDetail>('filings', { id, meta: WHOLE }, { enabled: id !== '', retry: false });
