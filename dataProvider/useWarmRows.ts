import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useListContext, useTranslate } from 'react-admin';
import { pageOwner } from '#local/owner.ts';
import { drawnView } from './drawnView.ts';
import { isOwnSheets, keepView } from './keptView.ts';
import { ageOf, keepWarmRows, seedWarmRows } from './warmRows.ts';
import { whenIdle } from './whenIdle.ts';

/**
 * Gives a list the rows last seen here before the portal answers. To be called above `ListBase`; inside it,
 * `useKeepWarmRows` keeps them. The list says how old they are (ListTools) until the answer is there.
 */
export function useWarmRows(resource: string): void {
  const queryClient = useQueryClient();
  // Once, before the list asks for the first time.
  useState(() => {
    const owner = pageOwner();
    if (owner !== null) seedWarmRows(queryClient, resource, owner);
    return true;
  });
}

/**
 * Keeps the first page of the list around it whenever the portal has answered, and the screen as it is drawn then: what a
 * list call sends may lie here.
 */
export function useKeepWarmRows(): void {
  const { resource, data, total, meta, page, perPage, sort, filterValues, isFetching, isPlaceholderData } =
    useListContext();
  const t = useTranslate();
  const isAnswer = data !== undefined && !isFetching && !isPlaceholderData && !(meta as { warmAt?: string })?.warmAt;
  useEffect(() => {
    const owner = pageOwner();
    if (!isAnswer || page !== 1 || owner === null) return;
    let isWanted = true;
    const at = Date.now();
    void whenIdle().then(() => {
      if (!isWanted || pageOwner() !== owner) return;
      const state = { pagination: { page, perPage }, sort, filter: filterValues as object };
      keepWarmRows(owner, {
        resource,
        state,
        result: { data, total: total ?? 0, meta: meta as object },
      });
      if (location.search !== '') return;
      const age = t('tools.warm.refreshing', { time: ageOf(at) });
      const view = drawnView(document, location.pathname, age);
      if (view && isOwnSheets(view.sheets)) keepView(owner, view);
    });
    return () => {
      isWanted = false;
    };
  }, [isAnswer, resource, data, total, meta, page, perPage, sort, filterValues, t]);
}
