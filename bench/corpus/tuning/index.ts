import type { Family } from '../content.ts';
import { GROUPS } from './groups.ts';
import { FORMS } from './forms.ts';
import { MORE } from './more.ts';
import { LISTS } from './lists.ts';
import { PAPERS } from './papers.ts';
import { PRINTS } from './prints.ts';
import { SCANS } from './scans.ts';
import { SHEETS } from './sheets.ts';
import { WORDS } from './words.ts';

/** Layouts that the engine is tuned on. */
export const TUNING: Record<string, Family> = {
  ...SHEETS,
  ...LISTS,
  ...WORDS,
  ...PRINTS,
  ...SCANS,
  ...GROUPS,
  ...MORE,
  ...FORMS,
  ...PAPERS,
};
