import { createContext, useContext } from 'react';
import type { AnnotationStore } from './annotationStore.ts';

/** Annotation stores by column, `list.name`. The form itself uses no calls and no tables. */
export type AnnotationStores = { readonly [column: string]: readonly AnnotationStore[] };

const CellAnnotationsContext = createContext<AnnotationStores>({});

/**
 * Provides annotation stores for the columns of the lists below it.
 * @example <CellAnnotationsProvider value={{ 'lines.code': [store] }}><RowsEditor list="lines" columns="1fr" /></CellAnnotationsProvider>
 */
export const CellAnnotationsProvider = CellAnnotationsContext.Provider;

const NONE: readonly AnnotationStore[] = [];

export function useAnnotationStores(column: string): readonly AnnotationStore[] {
  return useContext(CellAnnotationsContext)[column] ?? NONE;
}

export const useAllAnnotationStores = (): AnnotationStores => useContext(CellAnnotationsContext);
