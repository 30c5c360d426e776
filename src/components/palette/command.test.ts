import { describe, expect, it } from 'vitest';
import { matching, type Command } from './command.ts';

const command = (label: string, note?: string): Command => ({ id: label, group: 'go', label, note, run: () => {} });
const labels = (text: string) =>
  matching([command('Sent'), command('Address book'), command('中文', 'Language')], text).map(({ label }) => label);

describe('matching', () => {
  it('finds commands by parts of words, in any case and order', () => {
    expect(labels('BOOK add')).toEqual(['Address book']);
    expect(labels('lang')).toEqual(['中文']);
    expect(labels('')).toHaveLength(3);
    expect(labels('sent book')).toEqual([]);
  });
});
