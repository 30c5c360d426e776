import type { FormStore } from '#components/form/store/formStore.ts';
import type { RecognizedDraft } from '#contract/recognition.ts';
import type { Review } from '../review/createReview.ts';

const nameOf = ({ documents }: RecognizedDraft, index: number | undefined): string =>
  documents[index ?? 0]?.filename ?? '';

/**
 * [A03] Where documents of a shipment disagree, offers both values with their sources below the field, until one is
 * chosen or the field changes.
 * @returns stops it
 */
export function offerConflicts(form: FormStore, review: Review): () => void {
  const stops: (() => void)[] = [];
  for (const value of review.draft.values) {
    const key = form.keyOf(value.path);
    const others = (value.others ?? []).filter((other) => other.value !== value.value);
    if (others.length === 0 || review.value(key) !== value || review.mark(key) === null) continue;
    const [first] = others;
    form.offer(key, {
      message: {
        message: 'recognition.review.conflict',
        args: {
          own: nameOf(review.draft, value.sources[0]?.document),
          value: value.value,
          name: nameOf(review.draft, first?.sources[0]?.document),
          other: first?.value ?? '',
        },
      },
      choices: [
        { label: { message: 'recognition.review.keep', args: { value: value.value } }, set: { [key]: value.value } },
        ...others.map((other) => ({
          label: { message: 'recognition.review.take', args: { value: other.value } },
          set: { [key]: other.value },
        })),
      ],
    });
    // A value that was kept is confirmed; one that was confirmed needs no choice.
    stops.push(
      form.on(key, () => form.state(key).offer === null && review.confirm(key)),
      review.on(key, () => review.mark(key) === null && form.state(key).offer !== null && form.offer(key, null)),
    );
  }
  return () => stops.forEach((stop) => stop());
}
