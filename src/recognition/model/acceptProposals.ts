import type { RecognizedDraft, ValueSource } from '#contract/recognition.ts';
import { acceptedText, draftFieldAt, readDraftText, withValue } from '../memory/draftValues.ts';
import { textKey } from '../memory/memoryRules.ts';
import type { Proposal } from './answerSchema.ts';
import type { ModelTextLine } from './documentText.ts';

/** Shorter texts occur in every document. */
const KEY_MIN = 2;
/** Lines that one value may span, such as an address. */
const SPAN_MAX = 6;

/**
 * Takes over what a model proposes where the documents gave nothing. A text that is not in the documents, or that
 * the field refuses, is dropped; one that differs from what was recognized is shown beside it.
 */
export function acceptProposals(
  draft: RecognizedDraft,
  proposals: readonly Proposal[],
  lines: readonly ModelTextLine[],
): RecognizedDraft {
  const keys = lines.map(({ text }) => textKey(text));
  let updated = draft;
  for (const { path, text } of proposals) {
    const field = draftFieldAt(updated, path);
    const value = field && acceptedText(field, text);
    const sources = value ? findSources(lines, keys, text) : [];
    if (!value || sources.length === 0) continue;
    const known = readDraftText(updated, path);
    if (known === '') updated = withValue(updated, { path, value, confidence: 'guess', sources });
    else if (textKey(known) !== textKey(value)) updated = withOther(updated, path, value, sources);
  }
  return updated;
}

/** The place of a text: in one line, or in consecutive ones. */
function findSources(lines: readonly ModelTextLine[], keys: readonly string[], text: string): ValueSource[] {
  const wanted = textKey(text);
  if (wanted.length < KEY_MIN) return [];
  for (const [at, line] of lines.entries()) {
    if (keys[at]?.includes(wanted)) return [sourceOf(line, wanted)];
    let joined = '';
    for (
      let end = at;
      end < Math.min(lines.length, at + SPAN_MAX) && lines[end]?.document === line.document;
      end += 1
    ) {
      joined += keys[end] ?? '';
      // The text must begin in this line.
      if (end > at && joined.includes(wanted) && joined.indexOf(wanted) < (keys[at]?.length ?? 0)) {
        return lines.slice(at, end + 1).map((one) => sourceOf(one, wanted));
      }
    }
  }
  return [];
}

function sourceOf({ document, segments }: ModelTextLine, wanted: string): ValueSource {
  const [first] = segments;
  const found = segments.find(({ text }) => {
    const key = textKey(text);
    return key !== '' && (key.includes(wanted) || wanted.includes(key));
  });
  return { document, ...((found ?? first)?.source ?? { part: 0, text: '' }) };
}

function withOther(draft: RecognizedDraft, path: string, value: string, sources: ValueSource[]): RecognizedDraft {
  const values = draft.values.map((one) =>
    one.path === path && !one.others?.some((other) => other.value === value)
      ? { ...one, others: [...(one.others ?? []), { value, sources }] }
      : one,
  );
  return { ...draft, values };
}
