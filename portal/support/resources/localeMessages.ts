import { sql } from 'kysely';
import type { Locale } from '#contract/limits.ts';
import { textProblems } from '#rules/textVariables.ts';
import { toErrorTree } from '#schema/issue.ts';
import { lockUntilCommit } from '../../db/advisoryLock.ts';
import { EVERYONE } from '../../events/bus.ts';
import { refuse } from '../../refusal.ts';
import { BUILT_IN_ROWS, BUILT_IN_TEXTS } from '../builtInTexts.ts';
import { supportBinding, type SupportChange } from '../supportBinding.ts';

/** [S04] A row per built-in text and language; a change reaches open pages at once. */
export const localeMessagesBinding = supportBinding('locale-messages', {
  from: sql`jsonb_to_recordset(${BUILT_IN_ROWS}::jsonb) as own (locale text, key text, text text)
    left join locale_message changed on changed.locale = own.locale and changed.key = own.key`,
  key: [
    { sql: sql`own.locale`, type: 'text' },
    { sql: sql`own.key`, type: 'text' },
  ],
  columns: {
    key: sql`own.key`,
    locale: sql`own.locale`,
    builtIn: sql`own.text`,
    text: sql`coalesce(changed.text, own.text)`,
    changed: sql`(changed.key is not null)`,
  },
  // The row may not exist yet.
  lock: (trx, [locale, key]) => lockUntilCommit(trx, 'localeMessage', `${locale} ${key}`),
  update: changeText,
  acts: { reset: resetText },
});

/** Storing the built-in text is a reset. */
async function changeText(change: SupportChange): Promise<void> {
  const { trx, portal, key, values } = change;
  const [locale = '', name = ''] = key;
  const builtIn = BUILT_IN_TEXTS.get(locale as Locale)?.get(name) ?? '';
  const text = String(values['text']);
  const problems = textProblems(builtIn, text);
  if (problems.length > 0) throw refuse('invalid', { errors: toErrorTree(problems) });
  if (text === builtIn) return resetText(change);
  await trx
    .insertInto('locale_message')
    .values({ locale, key: name, text })
    .onConflict((conflict) => conflict.columns(['locale', 'key']).doUpdateSet({ text }))
    .execute();
  await portal.bus.publish(trx, EVERYONE, { type: 'TEXTS' });
}

async function resetText({ trx, portal, key: [locale = '', name = ''] }: SupportChange): Promise<void> {
  await trx.deleteFrom('locale_message').where('locale', '=', locale).where('key', '=', name).execute();
  await portal.bus.publish(trx, EVERYONE, { type: 'TEXTS' });
}
