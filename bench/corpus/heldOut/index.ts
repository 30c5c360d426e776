import type { Family } from '../content.ts';
import { ABROAD } from './abroad.ts';
import { EAST_ASIA } from './eastAsia.ts';
import { GROUPS } from './groups.ts';
import { LAST } from './last.ts';
import { LATER } from './later.ts';
import { LISTS } from './lists.ts';
import { PRINTS } from './prints.ts';
import { SHEETS } from './sheets.ts';
import { UNSEEN } from './unseen.ts';
import { WORDS } from './words.ts';

/** Layouts that only measure: no rule of the engine is made for one of them. */
export const HELD_OUT: Record<string, Family> = {
  ...SHEETS,
  ...LISTS,
  ...WORDS,
  ...PRINTS,
  ...GROUPS,
  ...LATER,
  ...UNSEEN,
  ...EAST_ASIA,
  ...ABROAD,
  ...LAST,
};
