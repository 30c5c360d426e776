import type { Message } from '#schema/issue.ts';
import { UNTOLD, type FieldState, type Offer } from './fieldState.ts';
import type { FieldKey } from './recordTree.ts';

/** What the answers need of the form they belong to. */
interface AnswersForm {
  stateOf: (key: FieldKey) => FieldState;
  value: (key: FieldKey) => string;
  /** Sets a value as something else than typing does, with all that follows. */
  write: (key: FieldKey, text: string) => void;
  /** Sets a value that nothing follows. */
  overwrite: (key: FieldKey, text: string) => void;
  patch: (key: FieldKey, change: Partial<FieldState>) => void;
  /** From now on the field shows what is wrong with it. */
  left: (key: FieldKey) => void;
  touch: () => void;
}

/** What a form says and asks about its entries, and what the answers do. */
export interface FieldAnswers {
  undoConversion: (key: FieldKey) => void;
  /** Takes a conversion as told elsewhere: the field says nothing of it any more. */
  acceptConversion: (key: FieldKey) => void;
  /** Says what became of an entry; undoing it also brings back what stood in the fields of `also`. */
  tell: (key: FieldKey, original: string, words?: Message, also?: Readonly<Record<FieldKey, string>>) => void;
  /** Asks below a field, until something is typed there or a choice is taken. */
  offer: (key: FieldKey, offer: Offer | null) => void;
  /** Takes a choice of what is offered; it can be undone like a conversion. */
  accept: (key: FieldKey, choice: number) => void;
}

/**
 * The answers of one form.
 * @returns beside them: whether a text stands as entered because its cleaning was undone, and how all that is forgotten
 */
export function fieldAnswers(form: AnswersForm): {
  answers: FieldAnswers;
  isKept: (key: FieldKey, text: string) => boolean;
  forget: () => void;
} {
  const keptRaw = new Map<FieldKey, string>();
  const undoneWith = new Map<FieldKey, Readonly<Record<FieldKey, string>>>();

  function tell(key: FieldKey, original: string, words?: Message, also: Readonly<Record<FieldKey, string>> = {}): void {
    undoneWith.set(key, also);
    form.patch(key, { converted: original, words: words ?? null });
  }

  const answers: FieldAnswers = {
    tell,
    undoConversion(key) {
      const original = form.stateOf(key).converted;
      if (original === null) return;
      keptRaw.set(key, original);
      for (const [other, text] of Object.entries(undoneWith.get(key) ?? {})) form.write(other, text);
      undoneWith.delete(key);
      form.overwrite(key, original);
      form.patch(key, UNTOLD);
      form.left(key);
      form.touch();
    },
    acceptConversion: (key) => form.patch(key, { converted: null }),
    offer: (key, offer) => form.patch(key, { offer }),
    accept(key, choice) {
      const taken = form.stateOf(key).offer?.choices[choice];
      if (!taken) return;
      const before = Object.fromEntries(Object.keys(taken.set).map((name) => [name, form.value(name)]));
      for (const [name, text] of Object.entries(taken.set)) form.write(name, text);
      form.patch(key, { offer: null });
      const { [key]: own = form.value(key), ...also } = before;
      tell(key, own, taken.label, also);
      form.left(key);
    },
  };
  return {
    answers,
    isKept: (key, text) => keptRaw.get(key) === text,
    forget() {
      keptRaw.clear();
      undoneWith.clear();
    },
  };
}
