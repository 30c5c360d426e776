import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { dataProvider } from '#dataProvider/dataProvider.ts';

/** Every query of the cashier; a top-up or an invoice makes all of them stale. */
export const CASHIER_KEY = ['cashier'];
const PAGE_SIZE = 20;
/** Milliseconds between two looks at a payment; the webhook mostly takes a second. */
const PAYMENT_POLLING = 2_000;

export const cashierQuery = queryOptions({
  queryKey: [...CASHIER_KEY, 'state'],
  queryFn: ({ signal }) => dataProvider.getCashier({}, { signal }),
});

export const couponsQuery = queryOptions({
  queryKey: [...CASHIER_KEY, 'coupons'],
  queryFn: ({ signal }) => dataProvider.listCoupons({}, { signal }),
});

/** An order, polled until it is settled. */
export const topUpQuery = (id: string) =>
  queryOptions({
    queryKey: [...CASHIER_KEY, 'topUp', id],
    queryFn: ({ signal }) => dataProvider.getTopUp({ params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'open' ? PAYMENT_POLLING : false),
    retry: false,
  });

const pages = {
  initialPageParam: 1,
  getNextPageParam: ({ total }: { total: number }, all: readonly unknown[]) =>
    all.length * PAGE_SIZE < total ? all.length + 1 : null,
};

export const topUpsQuery = infiniteQueryOptions({
  queryKey: [...CASHIER_KEY, 'topUps'],
  queryFn: ({ signal, pageParam }) =>
    dataProvider.listTopUps({ query: { pageSize: PAGE_SIZE, pageNum: pageParam } }, { signal }),
  ...pages,
});

export const invoicesQuery = infiniteQueryOptions({
  queryKey: [...CASHIER_KEY, 'invoices'],
  queryFn: ({ signal, pageParam }) =>
    dataProvider.listInvoices({ query: { pageSize: PAGE_SIZE, pageNum: pageParam } }, { signal }),
  ...pages,
});

/** The newest hundred paid orders that no invoice covers yet; with their invoice, older ones follow. */
export const billableQuery = queryOptions({
  queryKey: [...CASHIER_KEY, 'billable'],
  queryFn: async ({ signal }) => {
    const { records } = await dataProvider.listTopUps({ query: { isBillable: 'true', pageSize: 100 } }, { signal });
    return records;
  },
});
