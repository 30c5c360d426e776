import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useListContext, useTranslate } from 'react-admin';
import { pageOwner } from '#local/owner.ts';
import { captureScreen } from './captureScreen.ts';
import { isOwnSheets, cacheScreen } from './cachedScreen.ts';
import { formatAge, cacheRows, seedCachedRows } from './cachedRows.ts';
import { afterFirstScreen } from './afterFirstScreen.ts';

/**
 * Seeds a list with cached rows. Call it above `ListBase`; `useCacheRows` inside it caches them. The list shows their
 * age (ListTools) until the portal answers.
 */
export function useCachedRows(resource: string): void {
  const queryClient = useQueryClient();
  // Once, before the list loads for the first time.
  useState(() => {
    const owner = pageOwner();
    if (owner !== null) seedCachedRows(queryClient, resource, owner);
    return true;
  });
}

/**
 * Caches the first page of the list around it, and the rendered screen, whenever the portal has answered. Rows of a list
 * call contain personal ids masked only; the result of a search is not cached.
 */
export function useCacheRows(): void {
  const { resource, data, total, meta, page, perPage, sort, filterValues, isFetching, isPlaceholderData } =
    useListContext();
  const t = useTranslate();
  const isAnswer =
    data !== undefined && !isFetching && !isPlaceholderData && !(meta as { cachedAt?: string })?.cachedAt;
  useEffect(() => {
    const owner = pageOwner();
    if (!isAnswer || page !== 1 || owner === null) return;
    let isWanted = true;
    const at = Date.now();
    void afterFirstScreen().then(() => {
      if (!isWanted || pageOwner() !== owner) return;
      const state = { pagination: { page, perPage }, sort, filter: filterValues as object };
      cacheRows(owner, {
        resource,
        state,
        result: { data, total: total ?? 0, meta: meta as object },
      });
      if (location.search !== '') return;
      const age = t('ui.list.asOf.refreshing', { time: formatAge(at) });
      const view = captureScreen(document, location.pathname, age);
      if (view && isOwnSheets(view.sheets)) cacheScreen(owner, view);
    });
    return () => {
      isWanted = false;
    };
  }, [isAnswer, resource, data, total, meta, page, perPage, sort, filterValues, t]);
}
