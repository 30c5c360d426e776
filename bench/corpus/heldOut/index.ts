import type { Family } from '../content.ts';
import { GROUPS } from './groups.ts';
import { LISTS } from './lists.ts';
import { PRINTS } from './prints.ts';
import { SHEETS } from './sheets.ts';
import { WORDS } from './words.ts';

/** Layouts that only measure: they are not used while the engine is tuned. */
export const HELD_OUT: Record<string, Family> = { ...SHEETS, ...LISTS, ...WORDS, ...PRINTS, ...GROUPS };
