import { LOCALES, type Locale } from '#contract/limits.ts';
import type { Config } from '../config.ts';

/** Milliseconds between two mails to the same recipients; the first event after a time without mails is sent at once. */
export const NOTICE_INTERVAL = 10 * 60_000;
/** Lines of one mail. */
export const LINES_MAX = 50;
/** Language of recipients who have chosen none yet: the first that the portal offers. */
export const defaultLocale = ({ locales: [first] }: Pick<Config, 'locales'>): Locale => first ?? LOCALES[0];
