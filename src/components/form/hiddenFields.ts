import type { Entity } from '#schema/entity.ts';
import type { FieldKey, FieldPlace, RecordTree } from './recordTree.ts';

interface Needs {
  tree: RecordTree;
  /** The declaration that the record follows now. */
  entity: () => Entity;
  /** Sets a value that nothing follows. */
  overwrite: (key: FieldKey, text: string) => void;
  /** What a field was told to show of its problems is over. */
  quiet: (key: FieldKey) => void;
}

/** [B07] Values of fields that a choice hides are cleared, and come back when it shows them again. */
export function hiddenFields({ tree, entity, overwrite, quiet }: Needs) {
  const stash = new Map<string, string>();
  return {
    /** The choice at `place` was `before`. */
    follow(place: FieldPlace, before: string): void {
      const now = tree.get(place.key);
      for (const [name, field] of Object.entries(entity().fields)) {
        if (field.kind === 'rows' || !field.shown || place.list) continue;
        const wasShown = field.shown({ ...tree.record, [place.name]: before });
        const isShown = field.shown({ ...tree.record, [place.name]: now });
        if (wasShown && !isShown) {
          stash.set(name, tree.get(name));
          overwrite(name, '');
          quiet(name);
        } else if (!wasShown && isShown && tree.get(name) === '' && stash.get(name)) {
          overwrite(name, stash.get(name) ?? '');
        }
      }
    },
    /** Another record stands there. */
    forget: () => stash.clear(),
  };
}
