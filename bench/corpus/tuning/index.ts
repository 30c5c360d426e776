import type { Family } from '../generate.ts';
import { GROUPS } from './groups.ts';
import { MORE } from './more.ts';
import { LISTS } from './lists.ts';
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
};
