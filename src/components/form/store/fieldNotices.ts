import type { IssueText } from '#schema/issue.ts';
import { NO_CONVERSION, type FieldState, type Offer } from './fieldState.ts';
import type { FieldKey } from './recordTree.ts';

/** The functions of the form that its notices use. */
interface NoticesForm {
  stateOf: (key: FieldKey) => FieldState;
  value: (key: FieldKey) => string;
  /** Writes a value programmatically, with all consequences of a change. */
  write: (key: FieldKey, text: string) => void;
  /** Sets a value without consequences for other fields. */
  overwrite: (key: FieldKey, text: string) => void;
  patch: (key: FieldKey, change: Partial<FieldState>) => void;
  /** The field shows its problems from now on. */
  fieldLeft: (key: FieldKey) => void;
  touch: () => void;
}

/** Notices below fields: undoable conversions and offers. */
export interface FieldNotices {
  undoConversion: (key: FieldKey) => void;
  /** Removes the notice of a conversion that is reported elsewhere. */
  acceptConversion: (key: FieldKey) => void;
  /** Shows how an entry was converted; undo also restores the fields in `also`. */
  showConversion: (
    key: FieldKey,
    original: string,
    words?: IssueText,
    also?: Readonly<Record<FieldKey, string>>,
  ) => void;
  /** Shows an offer below a field until the user types or takes a choice. */
  offer: (key: FieldKey, offer: Offer | null) => void;
  /** Applies a choice of the offer; can be undone like a conversion. */
  accept: (key: FieldKey, choice: number) => void;
}

/**
 * Manages the notices of one form.
 * @returns `isCleaningUndone`: whether the user restored this text after it was cleaned
 */
export function fieldNotices(form: NoticesForm): {
  notices: FieldNotices;
  isCleaningUndone: (key: FieldKey, text: string) => boolean;
  forget: () => void;
} {
  const undoneTexts = new Map<FieldKey, string>();
  const alsoUndone = new Map<FieldKey, Readonly<Record<FieldKey, string>>>();

  function showConversion(
    key: FieldKey,
    original: string,
    words?: IssueText,
    also: Readonly<Record<FieldKey, string>> = {},
  ): void {
    alsoUndone.set(key, also);
    form.patch(key, { converted: original, words: words ?? null });
  }

  const notices: FieldNotices = {
    showConversion,
    undoConversion(key) {
      const original = form.stateOf(key).converted;
      if (original === null) return;
      undoneTexts.set(key, original);
      for (const [other, text] of Object.entries(alsoUndone.get(key) ?? {})) form.write(other, text);
      alsoUndone.delete(key);
      form.overwrite(key, original);
      form.patch(key, NO_CONVERSION);
      form.fieldLeft(key);
      form.touch();
    },
    acceptConversion: (key) => form.patch(key, { converted: null }),
    offer: (key, offer) => form.patch(key, { offer }),
    accept(key, choice) {
      const accepted = form.stateOf(key).offer?.choices[choice];
      if (!accepted) return;
      const before = Object.fromEntries(Object.keys(accepted.set).map((name) => [name, form.value(name)]));
      for (const [name, text] of Object.entries(accepted.set)) form.write(name, text);
      form.patch(key, { offer: null });
      const { [key]: own = form.value(key), ...also } = before;
      showConversion(key, own, accepted.label, also);
      form.fieldLeft(key);
    },
  };
  return {
    notices,
    isCleaningUndone: (key, text) => undoneTexts.get(key) === text,
    forget() {
      undoneTexts.clear();
      alsoUndone.clear();
    },
  };
}
