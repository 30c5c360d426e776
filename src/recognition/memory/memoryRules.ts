/** Where the value of a label is. */
export type LabelPlace = 'inside' | 'right' | 'below';

export interface PartyValues {
  name: string;
  addr: string;
  city: string;
  countryCode: string;
}

interface LayoutRule {
  /** The seller whose documents have the layout, for people; empty where it is unknown. */
  layout: string;
  /** Label-like texts of the documents, by which the layout is recognized again. */
  signature: readonly string[];
}

/**
 * [A05] What corrections taught. `label`: in this layout the label means the field. `party`: the company that was recognized
 * under this name is filled in with these values. `sameAs`: in this layout the party equals another one.
 */
export type MemoryRule =
  | (LayoutRule & { kind: 'label'; label: string; place: LabelPlace; field: string })
  | { kind: 'party'; recognized: string; values: PartyValues; layout: string }
  | (LayoutRule & { kind: 'sameAs'; block: string; as: string });

/** What a rule applies to: a later rule with the same key replaces it. */
export function ruleKey(rule: MemoryRule): string {
  if (rule.kind === 'party') return `party ${textKey(rule.recognized)}`;
  const what = rule.kind === 'label' ? rule.field : rule.block;
  return `${rule.kind} ${textKey(rule.layout)} ${what}`;
}

/** Texts that differ in case, accents, spaces and punctuation alone are equal. */
export const textKey = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
