import { people } from './people.ts';
import { practice } from './practice.ts';

/** Texts of screens that few visits open: loaded with the first of them (`i18n/lateTexts.ts`). */
export const late = { people, practice };
