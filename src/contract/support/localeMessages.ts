import { LOCALES } from '../limits.ts';
import { supportResource } from './supportResource.ts';

/** [S04] [G10] The texts of the screens in each language: the built-in one, and the one that replaces it. */
export const localeMessages = supportResource({
  subject: 'localeMessage',
  columns: {
    key: { kind: 'code', filter: 'contains', sort: true },
    locale: { kind: 'choice', choices: LOCALES, filter: 'equals', sort: true },
    builtIn: { kind: 'longText', filter: 'contains' },
    text: { kind: 'longText', filter: 'contains', max: 2_000 },
    changed: { kind: 'yes', filter: 'equals' },
  },
  list: ['key', 'locale', 'builtIn', 'text', 'changed'],
  sort: ['key', 'ASC'],
  search: ['key', 'builtIn', 'text'],
  update: { columns: ['text'], required: ['text'] },
  acts: { reset: { when: { column: 'changed', is: [true] } } },
});
