import type { RecognizedDraft, RecognizedValue, ValueSource } from '#contract/recognition.ts';
import type { DocumentModel } from '../documentModel.ts';
import {
  acceptedText,
  draftFieldAt,
  draftPartyBlocks,
  partyPath,
  readPartyValues,
  readDraftText,
  withValue,
} from './draftValues.ts';
import { textKey, type MemoryRule } from './memoryRules.ts';
import { indexModel, type IndexedModel } from './indexModel.ts';
import { PARTY_PARTS } from '../shipment.ts';
import { isSameLayout } from './signature.ts';

type LabelRule = Extract<MemoryRule, { kind: 'label' }>;

/** Text key of the remark of a value that earlier corrections gave. */
const REMEMBERED = 'recognition.remark.remembered';

/**
 * [A05] Applies what earlier corrections taught: labels first, because the parties that they name may be known, then
 * parties that equal others.
 * @param models in the order of the drafts' `documents[].jobId`, which are indexes as text
 * @returns the drafts, and the rules that changed one
 */
export function applyMemory<R extends MemoryRule>(
  models: readonly DocumentModel[],
  drafts: readonly RecognizedDraft[],
  rules: readonly R[],
): { drafts: RecognizedDraft[]; used: R[] } {
  const used = new Set<R>();
  if (rules.length === 0) return { drafts: [...drafts], used: [] };
  const indexed = models.map(indexModel);
  const isOf = (rule: { signature: readonly string[] }, index: number) =>
    isSameLayout(rule.signature, indexed[index]?.signature ?? []);
  const quoted = drafts.map(quotedDocuments);
  const applied = drafts.map((draft) => {
    let changed = draft;
    const apply = (rule: R, next: RecognizedDraft) => {
      if (next !== changed) used.add(rule);
      changed = next;
    };
    const own = draft.documents.map(({ jobId }) => Number(jobId));
    for (const rule of rules) {
      if (rule.kind !== 'label') continue;
      for (const [document, index] of own.entries()) {
        if (!quoted[drafts.indexOf(draft)]?.has(index)) continue;
        const model = indexed[index];
        // A document of several bills has a label for each of them.
        const isShared = quoted.some((others, at) => drafts[at] !== draft && others.has(index));
        if (!model || isShared || !isOf(rule, index)) continue;
        apply(rule, applyLabel(changed, model, document, rule));
      }
    }
    for (const rule of rules) if (rule.kind === 'party') apply(rule, applyParty(changed, rule));
    for (const rule of rules) {
      if (rule.kind !== 'sameAs') continue;
      if (own.some((index) => isOf(rule, index))) {
        apply(rule, applySameAs(changed, rule));
      }
    }
    return changed;
  });
  return { drafts: applied, used: [...used] };
}

/** Indexes of the models that gave a value; a draft names all documents that were sent with it. */
function quotedDocuments({ documents, values }: RecognizedDraft): ReadonlySet<number> {
  const quoted = new Set(values.flatMap(({ sources }) => sources.map(({ document }) => document)));
  const indexes = documents.map(({ jobId }) => Number(jobId));
  return new Set(quoted.size === 0 ? indexes : indexes.filter((_, document) => quoted.has(document)));
}

function applyLabel(draft: RecognizedDraft, model: IndexedModel, document: number, rule: LabelRule): RecognizedDraft {
  const field = draftFieldAt(draft, rule.field);
  const found = field && model.find(rule.label, rule.place);
  const value = found && acceptedText(field, found.text);
  if (!found || !value || value === readDraftText(draft, rule.field)) return draft;
  const sources: ValueSource[] = [{ ...found.source, document, text: found.text }];
  return withValue(draft, { path: rule.field, value, confidence: 'check', sources, remark: REMEMBERED });
}

/** Fills in a company that was corrected before, wherever it was recognized. */
function applyParty(
  draft: RecognizedDraft,
  { recognized, values }: Extract<MemoryRule, { kind: 'party' }>,
): RecognizedDraft {
  let changed = draft;
  for (const block of draftPartyBlocks(draft)) {
    const name = readDraftText(draft, partyPath(block, 'name'));
    if (name === '' || ![textKey(recognized), textKey(values.name)].includes(textKey(name))) continue;
    const sources = sourcesOf(draft, partyPath(block, 'name'));
    for (const part of PARTY_PARTS) {
      const path = partyPath(block, part);
      if (values[part] === '' || readDraftText(changed, path) === values[part]) continue;
      changed = withValue(changed, {
        path,
        value: values[part],
        confidence: 'check',
        sources,
        remark: REMEMBERED,
      } satisfies RecognizedValue);
    }
  }
  return changed;
}

function applySameAs(draft: RecognizedDraft, { block, as }: Extract<MemoryRule, { kind: 'sameAs' }>): RecognizedDraft {
  const values = readPartyValues(draft, as);
  if (values.name === '' || readDraftText(draft, partyPath(block, 'name')) !== '') return draft;
  let changed = draft;
  for (const part of PARTY_PARTS) {
    if (values[part] === '') continue;
    const sources = sourcesOf(draft, partyPath(as, part));
    changed = withValue(changed, {
      path: partyPath(block, part),
      value: values[part],
      confidence: 'check',
      sources,
      remark: REMEMBERED,
    });
  }
  return changed;
}

const sourcesOf = (draft: RecognizedDraft, path: string): ValueSource[] =>
  draft.values.find((value) => value.path === path)?.sources ?? [];
