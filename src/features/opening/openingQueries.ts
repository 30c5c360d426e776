import { queryOptions } from '@tanstack/react-query';
import type { AuditStatus } from '#contract/codes.ts';
import { PRODUCT_ID } from '#contract/limits.ts';
import { dataProvider } from '#dataProvider/dataProvider.ts';

/** The latest application; asked again when the state of the enterprise changes. */
export const applicationQuery = (enterpriseId: string, auditStatus: AuditStatus) =>
  queryOptions({
    queryKey: ['application', enterpriseId, auditStatus],
    queryFn: ({ signal }) => dataProvider.latestApplication({ query: { productId: PRODUCT_ID } }, { signal }),
    retry: false,
  });
