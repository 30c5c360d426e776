import type { Entity } from '#schema/entity.ts';
import { fieldIssues } from '#schema/fieldIssues.ts';
import { issueAt, type Issue } from '#schema/issue.ts';
import { problems as problemsOf } from '#schema/problems.ts';
import type { Said } from './fieldState.ts';
import type { FieldKey, FieldPlace, RecordTree } from './recordTree.ts';

interface Needs {
  tree: RecordTree;
  /** The declaration that the record follows now. */
  entity: () => Entity;
  now: () => Date;
  /** A field's text as the rules should see it: while typing, as it would be committed. */
  cleaned: (place: FieldPlace) => string;
  activeKey: () => FieldKey | null;
  show: (key: FieldKey, issues: readonly Said[]) => void;
  shownOf: (key: FieldKey) => readonly Said[];
  judged: () => void;
}

/**
 * When a problem is shown (decision: a late error costs a glance, a nagging one costs every field).
 * Leaving a filled or emptied field shows its problems; typing removes or updates what is shown and never brings a
 * first one; after a check every field is live. Rules over several fields run on the whole record, after the paint.
 */
export function formProblems({ tree, entity, now, cleaned, activeKey, show, shownOf, judged }: Needs) {
  /** Fields whose problems are shown. */
  const showing = new Set<FieldKey>();
  /** Fields that a check made live. */
  const live = new Set<FieldKey>();
  let found: readonly Issue[] = [];
  let ofRules = new Map<FieldKey, Said[]>();
  let ofLists = new Map<FieldKey, Said[]>();
  const foreign = new Map<FieldKey, Said[]>();

  function issuesOf(key: FieldKey): Said[] {
    const place = tree.place(key);
    const others = [...(ofRules.get(key) ?? []), ...(foreign.get(key) ?? [])];
    const whole = (said: readonly Said[]): Said[] => once([...said, ...others]);
    if (!place) return whole(ofLists.get(key) ?? []);
    const value = cleaned(place);
    const said: Said[] = fieldIssues(place.field, value, place.owner).map((issue) => issueAt('', issue));
    if (value !== '') {
      for (const check of place.field.warnings ?? []) {
        const warning = check(value, place.owner);
        if (warning) said.push(issueAt('', warning, 'warning'));
      }
    }
    return whole(said);
  }

  function put(key: FieldKey, issues: readonly Said[]): void {
    if (!sameIssues(issues, shownOf(key))) show(key, issues);
  }
  function refresh(key: FieldKey): void {
    put(key, showing.has(key) ? issuesOf(key) : []);
  }

  function judge(): void {
    const context = { now: now() };
    const key = activeKey();
    const place = key === null ? null : tree.place(key);
    const raw = place ? tree.get(place.key) : '';
    if (place) tree.set(place.key, cleaned(place));
    const of = entity();
    const ofFields = problemsOf({ ...of, rules: [] }, tree.record, context);
    const rules = of.rules.flatMap((rule) => rule(tree.record, context));
    if (place) tree.set(place.key, raw);
    ofRules = byKey(tree, rules);
    ofLists = byKey(
      tree,
      ofFields.filter((issue) => !tree.place(tree.keyOf(issue.path))),
    );
    const all = [...ofFields, ...rules];
    // The same array while nothing changed: who shows it need not look again.
    if (!sameFound(all, found)) found = all;
    const byField = byKey(tree, found);
    for (const shown of showing) {
      const issues = byField.get(shown);
      const others = foreign.get(shown);
      if (issues || others || shownOf(shown).length > 0) put(shown, once([...(issues ?? []), ...(others ?? [])]));
    }
    judged();
  }

  return {
    judge,
    found: () => found,
    isShowing: (key: FieldKey) => showing.has(key),
    typed(key: FieldKey) {
      foreign.delete(key);
      if (!showing.has(key)) return;
      if (shownOf(key).length === 0 && !live.has(key)) showing.delete(key);
      else refresh(key);
    },
    left(key: FieldKey) {
      showing.add(key);
      refresh(key);
    },
    quiet(key: FieldKey) {
      showing.delete(key);
      live.delete(key);
      refresh(key);
    },
    showAll() {
      for (const key of tree.keys()) {
        live.add(key);
        showing.add(key);
      }
      judge();
    },
    showFilled() {
      for (const key of tree.keys()) if (tree.get(key) !== '') showing.add(key);
    },
    showForeign(issues: readonly Issue[]) {
      for (const [key, said] of byKey(tree, issues)) {
        foreign.set(key, said);
        showing.add(key);
        live.add(key);
        refresh(key);
      }
    },
    forget(gone: readonly FieldKey[]) {
      for (const keys of [showing, live, foreign]) for (const key of gone) keys.delete(key);
    },
    reset() {
      for (const key of showing) show(key, []);
      for (const keys of [showing, live, foreign]) keys.clear();
    },
  };
}

function byKey(tree: RecordTree, issues: readonly Issue[]): Map<FieldKey, Said[]> {
  const found = new Map<FieldKey, Said[]>();
  for (const { path, message, args, severity } of issues) {
    const key = tree.keyOf(path);
    found.set(key, [...(found.get(key) ?? []), { message, args, severity }]);
  }
  return found;
}

/** What the portal says too is said once. */
const once = (said: readonly Said[]): Said[] =>
  said.filter((one, at) => said.findIndex((other) => sameIssues([one], [other])) === at);

function sameFound(a: readonly Issue[], b: readonly Issue[]): boolean {
  return a.length === b.length && a.every((issue, at) => issue.path === b[at]?.path) && sameIssues(a, b);
}

function sameIssues(a: readonly Said[], b: readonly Said[]): boolean {
  return (
    a.length === b.length &&
    a.every((said, at) => said.message === b[at]?.message && JSON.stringify(said.args) === JSON.stringify(b[at]?.args))
  );
}
