import { findHsCodes } from './finders/hsCodes.ts';
import type { Meaning } from './labels/meaning.ts';

/** 税号 is a company's tax number or the tariff's number of goods: with a point behind four digits, it is the latter. */
export const isGoodsNumber = (meaning: Meaning, text: string): boolean =>
  meaning.kind === 'taxId' &&
  meaning.roles.length === 0 &&
  /^\s*\d{4}\.\d{2}(?!\d)/u.test(text) &&
  findHsCodes(text).length > 0;
