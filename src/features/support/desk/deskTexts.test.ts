import { describe, expect, it } from 'vitest';
import { LOCALES } from '#contract/limits.ts';
import { SUPPORT_RESOURCES, supportResourceOf, type SupportResourceName } from '#contract/support/resources.ts';
import { loadLateMessages } from '#i18n/lateTexts.ts';

const names = Object.keys(SUPPORT_RESOURCES) as SupportResourceName[];

describe.each(LOCALES)('the support desk in %s', async (locale) => {
  const { desk } = (await loadLateMessages(locale)) as unknown as { desk: Record<string, Record<string, string>> };

  it.each(names)('[S02] names every column, choice and act of %s', (name) => {
    const { columns, acts = {} } = supportResourceOf(name);
    const choices = Object.values(columns).flatMap(({ texts, choices: own = [] }) => (texts ? [] : own));
    const missing = [
      ...Object.keys(columns).filter((column) => !desk['columns']?.[column]),
      ...choices.filter((choice) => !desk['choices']?.[choice]),
      ...Object.keys(acts).filter((act) => !desk['acts']?.[act]),
      ...(desk['resources']?.[name] ? [] : [name]),
    ];
    expect(missing).toEqual([]);
  });

  it.each(names)('[S06] neither filters nor sorts masked columns of %s', (name) => {
    const { columns, search = [], sort } = supportResourceOf(name);
    const masked = Object.entries(columns).filter(([, column]) => column.masked);
    const open = masked.filter(
      ([column, facts]) => facts.filter || facts.sort || search.includes(column) || sort[0] === column,
    );
    expect(open).toEqual([]);
  });
});
