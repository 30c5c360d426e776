import { describe, expect, it } from 'vitest';
import { neutralize, undoNeutralized } from './formulaText.ts';

const BEGINNINGS = ['=', '+', '-', '@', '\t', '\r', '\0', '＝', '＋', '－', '＠'];

describe('formula texts', () => {
  it.each(BEGINNINGS)('[L06] prefixes a text that begins with %j with an apostrophe', (beginning) => {
    expect(neutralize(`${beginning}1+1`)).toBe(`'${beginning}1+1`);
    expect(neutralize(beginning)).toBe(`'${beginning}`);
  });

  it.each(['', 'A=1', ' =1', '1-1', 'ACME + SONS', '上海＝', 'O’NEILL'])('keeps %j unchanged', (text) => {
    expect(neutralize(text)).toBe(text);
  });

  it('restores the original text, with any number of leading apostrophes', () => {
    const ends = ['', "'", "''", '1', "=cmd|' /C calc'!A0", ' x', '中', ...BEGINNINGS];
    const texts = ['', "'", "''", "'''", ...BEGINNINGS, ...BEGINNINGS.map((beginning) => `'${beginning}`)].flatMap(
      (beginning) => ends.map((end) => beginning + end),
    );
    for (const text of texts) {
      expect(undoNeutralized(neutralize(text)), JSON.stringify(text)).toBe(text);
      expect(neutralize(text)).not.toMatch(/^[=+\-@\t\r\0＝＋－＠]/u);
    }
  });

  it('keeps an apostrophe that another program wrote before a harmless text', () => {
    expect(undoNeutralized("'Quay 4")).toBe("'Quay 4");
  });
});
