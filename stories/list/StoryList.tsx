import { ListContextProvider, useList } from 'react-admin';
import { useState, type ReactNode } from 'react';
import type { StoryFiling } from './filings.ts';

interface StoryListProps {
  rows?: StoryFiling[];
  isPending?: boolean;
  error?: Error;
  filter?: Record<string, string>;
  children: ReactNode;
}

/** An in-memory list with paging, sorting, filters and selection. */
export function StoryList({ rows, isPending = false, error, filter, children }: StoryListProps) {
  const [page] = useState(1);
  const list = useList<StoryFiling>({ data: rows, isPending, error, filter, page, perPage: 10, resource: 'stories' });
  return <ListContextProvider value={list}>{children}</ListContextProvider>;
}
