import { describe, expect, it } from 'vitest';
import { LOCALES } from '#contract/limits.ts';
import { AUDIT_ACTIONS } from '#contract/support/auditActions.ts';
import { SUPPORT_RESOURCES, supportResourceOf, type SupportResourceName } from '#contract/support/resources.ts';
import { loadLateMessages } from '#i18n/lateTexts.ts';
import { loadMessages } from '#i18n/loadMessages.ts';
import { mail } from '#messages/en/mail.ts';

const names = Object.keys(SUPPORT_RESOURCES) as SupportResourceName[];

describe.each(LOCALES)('the support desk in %s', async (locale) => {
  const late = await loadLateMessages(locale);
  const all = { ...(await loadMessages(locale)), ...late };
  const { desk } = late as unknown as { desk: Record<string, Record<string, string>> };

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

  it.each(names)('names the choices of %s that have texts of their own', (name) => {
    const columns = Object.values(supportResourceOf(name).columns);
    const keys = columns.flatMap(({ texts, choices = [] }) =>
      texts ? choices.map((choice) => `${texts}.${choice}`) : [],
    );
    expect(keys.filter((key) => typeof textAt(all, key) !== 'string')).toEqual([]);
  });

  it.each(names)('names what the audit log records about %s', (name) => {
    const { subject, create, update, remove, acts = {} } = supportResourceOf(name);
    const verbs = [...(create ? ['created'] : []), ...(update ? ['changed'] : []), ...(remove ? ['removed'] : [])];
    const keys = [...verbs, ...Object.keys(acts)].flatMap((verb) => [
      `subjects.${subject}`,
      `actions.${subject}.${verb}`,
    ]);
    expect(keys.filter((key) => typeof textAt(desk, key) !== 'string')).toEqual([]);
    // The filter of the audit log offers them.
    expect(AUDIT_ACTIONS).toEqual(
      expect.arrayContaining([...verbs, ...Object.keys(acts)].map((verb) => `${subject}.${verb}`)),
    );
  });

  it('names every kind of mail', () => {
    const { template } = supportResourceOf('mails').columns;
    expect(template?.choices?.toSorted()).toEqual(Object.keys(mail.notices).toSorted());
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

/** The text at a key such as `desk.verdicts.ok`. */
const textAt = (texts: object, key: string): unknown =>
  key.split('.').reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], texts);
