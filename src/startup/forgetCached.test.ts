// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { forgetCached } from './forgetCached.ts';
import { IMPORT_PREFIX } from './forgetImports.ts';

it('[ASVS 14.3.1] removes cached rows, the cached screen and the imports of every owner', () => {
  for (const key of ['tpt_rows', 'tpt_view']) localStorage.setItem(key, 'CANARY');
  for (const owner of ['u1.e1', 'u2.e1', '']) sessionStorage.setItem(`${IMPORT_PREFIX}${owner}`, 'CANARY');
  sessionStorage.setItem('tpt_tab', 'stays');
  forgetCached();
  expect(Object.entries(localStorage)).toEqual([]);
  expect(Object.entries(sessionStorage)).toEqual([['tpt_tab', 'stays']]);
});
