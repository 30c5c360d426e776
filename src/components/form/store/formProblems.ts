import type { Entity, RuleSettings } from '#schema/entity.ts';
import type { AnyRecord } from '#schema/field.ts';
import { fieldIssues } from '#schema/fieldIssues.ts';
import { issueAt, type Issue } from '#schema/issue.ts';
import { problems as problemsOf } from '#schema/problems.ts';
import { fieldRows } from '#schema/recordText.ts';
import type { FieldMessage } from './fieldState.ts';
import type { FieldKey, FieldPlace, RecordTree } from './recordTree.ts';

interface Needs {
  tree: RecordTree;
  /** The declaration that the record follows now. */
  entity: () => Entity;
  now: () => Date;
  settings: () => RuleSettings;
  /** A field's text for validation: while typing, as it would be committed. */
  cleaned: (place: FieldPlace) => string;
  activeKey: () => FieldKey | null;
  show: (key: FieldKey, issues: readonly FieldMessage[]) => void;
  shownMessages: (key: FieldKey) => readonly FieldMessage[];
  onValidated: () => void;
}

/**
 * Decides when a problem is shown. Leaving a filled or emptied field shows its problems; typing updates or removes
 * shown problems and never adds the first one; after a check every field updates while typing. Rules over several
 * fields run on the whole record, once the keys pause.
 */
export function formProblems({
  tree,
  entity,
  now,
  settings,
  cleaned,
  activeKey,
  show,
  shownMessages,
  onValidated,
}: Needs) {
  const showing = new Set<FieldKey>();
  /** Fields that show problems while typing, after a check. */
  const live = new Set<FieldKey>();
  let found: readonly Issue[] = [];
  let ruleMessages = new Map<FieldKey, FieldMessage[]>();
  let listMessages = new Map<FieldKey, FieldMessage[]>();
  const portalIssues = new Map<FieldKey, FieldMessage[]>();

  function currentMessages(key: FieldKey): FieldMessage[] {
    const place = tree.place(key);
    const others = [...(ruleMessages.get(key) ?? []), ...(portalIssues.get(key) ?? [])];
    const whole = (messages: readonly FieldMessage[]): FieldMessage[] => withoutRepeats([...messages, ...others]);
    if (!place) return whole(listMessages.get(key) ?? []);
    const value = cleaned(place);
    const messages: FieldMessage[] = fieldIssues(place.field, value, place.owner).map((issue) => issueAt('', issue));
    if (value !== '') {
      for (const check of place.field.warnings ?? []) {
        const warning = check(value, place.owner);
        if (warning) messages.push(issueAt('', warning, 'warning'));
      }
    }
    return whole(messages);
  }

  function showMessages(key: FieldKey, issues: readonly FieldMessage[]): void {
    if (!sameIssues(issues, shownMessages(key))) show(key, issues);
  }
  function refresh(key: FieldKey): void {
    showMessages(key, showing.has(key) ? currentMessages(key) : []);
  }

  function validate(): void {
    const context = { now: now(), settings: settings() };
    const key = activeKey();
    const place = key === null ? null : tree.place(key);
    const record = place ? withText(tree.record, place, cleaned(place)) : tree.record;
    const of = entity();
    const fieldProblems = problemsOf({ ...of, rules: [] }, record, context);
    const rules = of.rules.flatMap((rule) => rule(record, context));
    ruleMessages = byKey(tree, rules);
    listMessages = byKey(
      tree,
      fieldProblems.filter((issue) => !tree.place(tree.keyOf(issue.path))),
    );
    const all = [...fieldProblems, ...rules];
    // Returns the same array while nothing changed, to avoid renders.
    if (!sameFound(all, found)) found = all;
    const byField = byKey(tree, found);
    for (const shown of showing) {
      const issues = byField.get(shown);
      const others = portalIssues.get(shown);
      if (issues || others || shownMessages(shown).length > 0)
        showMessages(shown, withoutRepeats([...(issues ?? []), ...(others ?? [])]));
    }
    onValidated();
  }

  return {
    validate,
    found: () => found,
    isShowing: (key: FieldKey) => showing.has(key),
    fieldTyped(key: FieldKey) {
      portalIssues.delete(key);
      if (!showing.has(key)) return;
      if (shownMessages(key).length === 0 && !live.has(key)) showing.delete(key);
      else refresh(key);
    },
    fieldLeft(key: FieldKey) {
      showing.add(key);
      refresh(key);
    },
    hideProblems(key: FieldKey) {
      showing.delete(key);
      live.delete(key);
      refresh(key);
    },
    showAll() {
      for (const key of tree.keys()) {
        live.add(key);
        showing.add(key);
      }
      validate();
    },
    showFilled() {
      for (const key of tree.keys()) if (tree.get(key) !== '') showing.add(key);
    },
    showPortalIssues(issues: readonly Issue[]) {
      for (const [key, messages] of byKey(tree, issues)) {
        portalIssues.set(key, messages);
        showing.add(key);
        live.add(key);
        refresh(key);
      }
    },
    forget(removed: readonly FieldKey[]) {
      for (const keys of [showing, live, portalIssues]) for (const key of removed) keys.delete(key);
    },
    reset() {
      for (const key of showing) show(key, []);
      for (const keys of [showing, live, portalIssues]) keys.clear();
    },
  };
}

function byKey(tree: RecordTree, issues: readonly Issue[]): Map<FieldKey, FieldMessage[]> {
  const found = new Map<FieldKey, FieldMessage[]>();
  for (const { path, message, args, severity } of issues) {
    const key = tree.keyOf(path);
    found.set(key, [...(found.get(key) ?? []), { message, args, severity }]);
  }
  return found;
}

/** Each text once, in its most severe form: the portal may report what the form reports too. */
const withoutRepeats = (messages: readonly FieldMessage[]): FieldMessage[] =>
  messages.filter((one, at) => {
    const alike = messages.filter((other) => isSameText(one, other));
    return (alike.find(({ severity }) => severity === 'error') ?? alike[0]) === messages[at];
  });

function sameFound(a: readonly Issue[], b: readonly Issue[]): boolean {
  return a.length === b.length && a.every((issue, at) => issue.path === b[at]?.path) && sameIssues(a, b);
}

function sameIssues(a: readonly FieldMessage[], b: readonly FieldMessage[]): boolean {
  return (
    a.length === b.length &&
    a.every((one, at) => {
      const other = b[at];
      return other !== undefined && one.severity === other.severity && isSameText(one, other);
    })
  );
}

const isSameText = (one: FieldMessage, other: FieldMessage): boolean =>
  one.message === other.message && JSON.stringify(one.args) === JSON.stringify(other.args);

/** A copy of a record with another text in one place. */
function withText(record: AnyRecord, { list, name, owner }: FieldPlace, text: string): AnyRecord {
  const changed = { ...owner, [name]: text };
  if (list === null) return changed;
  return { ...record, [list]: fieldRows(record, list).map((row) => (row === owner ? changed : row)) };
}
