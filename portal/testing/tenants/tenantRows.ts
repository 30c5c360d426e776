import type { BuiltCall } from '#contract/endpoints/index.ts';
import type { TestPortal } from '../harness.ts';
import { apiKeyRows } from './apiKeyRows.ts';
import { cashierRows } from './cashierRows.ts';
import { chargeRows } from './chargeRows.ts';
import { fileRows } from './fileRows.ts';
import { filingRows } from './filingRows.ts';
import { noticeRows } from './noticeRows.ts';
import { openingRows } from './openingRows.ts';
import { peopleRows } from './peopleRows.ts';
import { practiceRows } from './practiceRows.ts';
import { pushRows } from './pushRows.ts';
import { recognitionRows } from './recognitionRows.ts';
import { tenantRecordRows } from './recordRows.ts';
import { referenceRows } from './referenceRows.ts';
import { settingRows } from './settingRows.ts';
import { supportRows } from './supportRows.ts';
import type { CallById, CallWithoutId } from './tenantCalls.ts';

/**
 * One row per built call; a call without a row does not compile, and fails the first test of the matrix.
 * @param test the portal, once it runs
 */
export const tenantRows = (test: () => TestPortal): Record<BuiltCall, CallById | CallWithoutId> => ({
  ...filingRows(test),
  ...tenantRecordRows(test),
  ...settingRows(test),
  ...pushRows(test),
  ...fileRows(test),
  ...peopleRows(test),
  ...openingRows(test),
  ...practiceRows(test),
  ...referenceRows,
  ...supportRows,
  ...chargeRows(test),
  ...recognitionRows(test),
  ...apiKeyRows(test),
  ...cashierRows(test),
  ...noticeRows(test),
  // `tenantMatrix.test.ts` tests the stream separately.
  events: { calls: [] },
});
