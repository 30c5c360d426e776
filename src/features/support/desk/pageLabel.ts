import type { useTranslate } from 'react-admin';
import { SUPPORT_COUNT_MAX } from '#contract/support/supportResource.ts';

interface Range {
  from: number;
  to: number;
  count: number;
}

/**
 * Names a total at which the portal stops counting as the least number of rows; any other keeps react-admin's words.
 * `labelDisplayedRows` is a property of MUI, which react-admin's `Pagination` passes on but does not declare.
 */
export function pageLabel(t: ReturnType<typeof useTranslate>, total: number | undefined) {
  if (total !== SUPPORT_COUNT_MAX) return {};
  return {
    labelDisplayedRows: ({ from, to, count }: Range) => t('desk.manyPages', { from, to, total: count }),
  };
}
