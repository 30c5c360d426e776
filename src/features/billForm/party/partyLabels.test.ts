import { expect, it } from 'vitest';
import { splitLabel } from '#components/form/field/splitLabel.ts';
import { ISF10_PARTIES, ISF5_PARTIES, partyFieldNames } from '#contract/entities/partyBlock.ts';
import { fields as en } from '#messages/en/fields.ts';
import { fields as vi } from '#messages/vi/fields.ts';
import { fields as zh } from '#messages/zh-CN/fields.ts';

it('shortens every label of a party in each language, and never changes its text', () => {
  for (const { bill, blocks } of [en, zh, vi]) {
    const labels = bill as unknown as Record<string, string>;
    for (const party of new Set([...ISF10_PARTIES, ...ISF5_PARTIES])) {
      for (const name of partyFieldNames(party)) {
        const label = labels[name] ?? '';
        const { before, shown, after } = splitLabel(label, blocks[party]);
        expect(before + shown + after).toBe(label);
        expect(shown.length, label).toBeLessThan(label.length);
        expect(shown.trim(), label).not.toBe('');
      }
    }
  }
});
