import { useNotify, useStore } from 'react-admin';
import { Suspense, useCallback, useEffect, useMemo, useState, type ReactNode, type RefObject } from 'react';
import type { FieldMarks } from '#components/form/field/FieldMarkContext.ts';
import type { FormStore } from '#components/form/store/formStore.ts';
import { lazyPart } from '#components/layout/lazyPart.ts';
import type { ValueSource } from '#contract/recognition.ts';
import { withLateTexts } from '#i18n/lateTexts.ts';
import type { DocumentSession } from '../../document/sessionTypes.ts';
import { ConfidenceMark } from '../review/ConfidenceMark.tsx';
import { createReview, OPEN_TOPIC } from '../review/createReview.ts';
import { nextToCheck } from '../review/nextToCheck.ts';
import { ReviewBar } from '../review/ReviewBar.tsx';
import { fillField } from './fillField.ts';
import { findRecognition } from './findRecognition.ts';
import { storeReview, type StoredReview } from './storeReview.ts';
import { offerConflicts } from './offerConflicts.ts';
import { useFocusedField } from './useFocusedField.ts';
import { useIsSplit } from './useIsSplit.ts';
import { useReviewKeys } from './useReviewKeys.ts';

const DocumentPane = lazyPart(async () => (await import('./DocumentPane.tsx')).DocumentPane);
const NO_SOURCES: readonly ValueSource[] = [];

interface RecognizedForm {
  form: FormStore;
  session: DocumentSession;
  root: RefObject<HTMLFormElement | null>;
  /** Focuses a field by its path. */
  goTo: (path: string) => unknown;
}

interface FormRecognition {
  marks: FieldMarks | null;
  /** The number of values to check with its buttons. */
  bar: ReactNode;
  /** The document beside the form, or below it on narrow screens. */
  pane: ReactNode;
  isSplit: boolean;
  hide: () => void;
  /** Sends corrections to the portal. */
  report: () => void;
}

/** [A02] What a form shows of the documents that its draft comes from; nothing for other drafts. */
export function useFormRecognition({ form, session, root, goTo }: RecognizedForm): FormRecognition {
  const kept = useStoredReview(form, session);
  const review = kept?.review ?? null;
  const [isShown, setShown] = useStore('documentShown', true);
  const isSplit = useIsSplit();
  const focused = useFocusedField(form, root);
  const notify = useNotify();

  const goToKey = useCallback(
    (key: string) => {
      const [list = '', rowId, column] = key.split('.');
      void goTo(rowId === undefined ? list : `${list}.${form.rowIds(list).indexOf(rowId)}.${column}`);
    },
    [form, goTo],
  );
  const step = useCallback(
    (by: 1 | -1) => {
      const next = review && nextToCheck(form, review.open(), focused, by);
      if (next !== null) goToKey(next);
    },
    [form, review, focused, goToKey],
  );
  useReviewKeys({ review, root, step });
  useEffect(() => (review ? offerConflicts(form, review) : undefined), [form, review]);

  const marks = useMemo<FieldMarks | null>(
    () =>
      review && {
        has: (key) => review.mark(key) !== null,
        on: review.on,
        draw: (key, id, isCell) => {
          const confidence = review.mark(key);
          const remark = review.value(key)?.remark;
          return confidence && <ConfidenceMark confidence={confidence} id={id} isSmall={isCell} remark={remark} />;
        },
      },
    [review],
  );
  const pick = useCallback(
    (text: string, isAdded: boolean) => {
      const key = focused;
      if (key === null) return;
      if (!fillField(form, key, text, isAdded)) return notify('recognition.viewer.isChoice', { type: 'info' });
      review?.confirm(key);
      goToKey(key);
    },
    [form, review, focused, goToKey, notify],
  );
  const value = focused === null ? undefined : review?.value(focused);
  const sources = useMemo(
    () => (value ? [...value.sources, ...(value.others ?? []).flatMap((other) => other.sources)] : NO_SOURCES),
    [value],
  );
  const hide = useCallback(() => setShown(false), [setShown]);
  const pane = useMemo(
    () =>
      review &&
      isShown && (
        <Suspense fallback={null}>
          <DocumentPane
            documents={review.draft.documents}
            sources={sources}
            isSplit={isSplit}
            onPick={focused === null ? undefined : pick}
            onClose={hide}
          />
        </Suspense>
      ),
    [review, isShown, sources, isSplit, focused, pick, hide],
  );
  return {
    marks,
    bar: review && <ReviewBar review={review} onStep={step} isShown={isShown} onShow={() => setShown(!isShown)} />,
    pane,
    isSplit,
    hide,
    report: useCallback(() => void kept?.report(), [kept]),
  };
}

/** Opens what is known of the recognition of a draft, and stores what is confirmed. */
function useStoredReview(form: FormStore, session: DocumentSession): StoredReview | null {
  const [kept, setKept] = useState<StoredReview | null>(null);
  useEffect(() => {
    if (session.record().from !== 'AI') return;
    let isWanted = true;
    withLateTexts(() => findRecognition(session.state().id))().then(
      (found) => {
        if (!found || !isWanted) return;
        setKept(storeReview(createReview(form, found.recognition, found.confirmed), found, () => session.state().id));
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [form, session]);
  useEffect(() => {
    if (!kept) return;
    const stop = kept.review.listen();
    const stopStoring = kept.review.on(OPEN_TOPIC, kept.store);
    return () => {
      stopStoring();
      stop();
      // Also for who leaves without saving: the draft saved itself.
      void kept.report();
    };
  }, [kept]);
  return kept;
}
