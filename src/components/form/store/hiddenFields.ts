import type { Entity } from '#schema/entity.ts';
import type { FieldKey, FieldPlace, RecordTree } from './recordTree.ts';

interface Needs {
  tree: RecordTree;
  /** The declaration that the record follows now. */
  entity: () => Entity;
  /** Sets a value without consequences for other fields. */
  overwrite: (key: FieldKey, text: string) => void;
  hideProblems: (key: FieldKey) => void;
}

/** [B07] Clears fields that a choice hides, and restores them when they are shown again. */
export function hiddenFields({ tree, entity, overwrite, hideProblems }: Needs) {
  const stash = new Map<string, string>();
  return {
    follow(place: FieldPlace, before: string): void {
      const now = tree.get(place.key);
      for (const [name, field] of Object.entries(entity().fields)) {
        if (field.kind === 'rows' || !field.shown || place.list) continue;
        const wasShown = field.shown({ ...tree.record, [place.name]: before });
        const isShown = field.shown({ ...tree.record, [place.name]: now });
        if (wasShown && !isShown) {
          stash.set(name, tree.get(name));
          overwrite(name, '');
          hideProblems(name);
        } else if (!wasShown && isShown && tree.get(name) === '' && stash.get(name)) {
          overwrite(name, stash.get(name) ?? '');
        }
      }
    },
    forget: () => stash.clear(),
  };
}
