import { useCallback, useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useListContext, useStore } from 'react-admin';
import type { TableConfig } from '#contract/endpoints/account.ts';
import { DEFAULT_PAGE_SIZE } from '#contract/limits.ts';
import { portalClient } from './portalClient.ts';
import { useReportError } from './useReportError.ts';

const PROJECT = 'isf';

/**
 * [L05] A list's columns as the user arranged them, stored by the portal under `type`. Starts with the last ones cached
 * in this browser, so that columns do not jump, and loads them after the list's first rows. Use it inside the list.
 * @param type name of the list in the table config, e.g. `sentList`
 * @example const { saved, save } = useColumnSettings('draftList'); const shown = useMemo(() => arrangeColumns(columns, saved), [columns, saved]);
 */
export function useColumnSettings(type: string): { saved: string; save: (saved: string) => void } {
  const queryClient = useQueryClient();
  const report = useReportError();
  const { data: rows, perPage } = useListContext();
  const [saved, setSaved] = useStore<string>(`columns.${type}`, '');
  const { data } = useQuery({
    queryKey: ['tableConfig', type],
    queryFn: ({ signal }): Promise<TableConfig> =>
      portalClient.call('getTableConfig', { query: { type, project: PROJECT } }, { signal }),
    enabled: rows !== undefined,
    staleTime: Infinity,
    retry: false,
  });
  useEffect(() => {
    if (data) setSaved(data.columnString);
  }, [data, setSaved]);

  const save = useCallback(
    (columnString: string) => {
      setSaved(columnString);
      const body = { columnString, pageSize: perPage || DEFAULT_PAGE_SIZE, project: PROJECT, type };
      portalClient
        .call('saveTableConfig', { body })
        .then((config) => queryClient.setQueryData(['tableConfig', type], config))
        // They still apply in this browser.
        .catch(report);
    },
    [queryClient, report, setSaved, type, perPage],
  );
  return { saved, save };
}
