import { strToU8, unzipSync, zipSync, type Zippable } from 'fflate';
import { afterAll, expect, it } from 'vitest';
import { importBytes } from './testing/importBytes.ts';
import { createImportThread } from './testing/importThread.ts';
import { mutationTimeout, readMutations, type Mutation } from './testing/readMutations.ts';
import { styled, xlsxFile } from './testing/xlsxFile.ts';

const ROUNDS = Number(process.env['TPT_FUZZ_BOOKS'] ?? 150);
const SEED = Number(process.env['TPT_SEED'] ?? 20261122);

const book = xlsxFile({
  sheets: [
    {
      rows: [
        ['AMS B/L no.', 'Loading time', 'Buyer name', 'HS code'],
        ['OOLU12345678', styled(46265, 1), 'ACME & SONS', styled(30461, 3)],
        ['OOLU12345679', styled(46265.5, 2), 'ACME <TWO>', '940360'],
        ['', '', '', '940161'],
      ],
      merged: ['B5:B6'],
    },
    { name: 'Second', rows: [['AMS B/L no.'], ['OOLU22345678']] },
    { name: 'Hidden', state: 'hidden', rows: [['AMS B/L no.'], ['OOLU32345678']] },
  ],
});
const parts = Object.entries(unzipSync(book)).map(([name, bytes]) => ({ name, xml: Buffer.from(bytes).toString() }));

/** Changes after which the workbook has the same content or is unreadable. */
const CHANGES: Record<string, (xml: string, random: () => number) => string> = {
  'a cut': (xml, random) => xml.slice(0, Math.floor(random() * xml.length)),
  'unclosed tags': (xml, random) => insert(xml, random, '<row '.repeat(many(random))),
  'tags that are closed elsewhere': (xml, random) => insert(xml, random, '<x>'.repeat(many(random))),
  'closing tags': (xml, random) => insert(xml, random, '</c>'.repeat(1 + Math.floor(random() * 5))),
  'blank elements': (xml, random) => insert(xml, random, '<x y="1"/>'.repeat(many(random))),
  'deep elements': (xml, random) => {
    const depth = 1 + Math.floor(random() * 100);
    return insert(xml, random, '<x:y>'.repeat(depth) + '</x:y>'.repeat(depth));
  },
  comments: (xml, random) => insert(xml, random, '<!-- <c r="A1"> -->'.repeat(many(random))),
  'a comment without an end': (xml, random) => insert(xml, random, '<!-- '),
  instructions: (xml, random) => insert(xml, random, '<?go on?>'),
  'a document type': (xml, random) => insert(xml, random, '<!DOCTYPE x [<!ENTITY a "aaaa">]>'),
  'unknown entities': (xml, random) => insert(xml, random, '&a;'.repeat(many(random))),
  'broken entities': (xml, random) => insert(xml, random, '&#x'.repeat(many(random))),
  'further attributes': (xml, random) => {
    const [tag = ''] = pick(xml.match(/<[a-z]\w* /giu) ?? [], random);
    const attributes = Array.from({ length: 1 + Math.floor(random() * 400) }, (_, at) => `z${at}="1" `).join('');
    return tag === '' ? xml : xml.replace(tag, () => tag + attributes);
  },
  'an attribute without an end': (xml, random) =>
    xml.replace(pick(xml.match(/="[^"]*"/gu) ?? ['-'], random)[0] ?? '-', '="'),
  'formats without number': (xml, random) =>
    xml.replace('</cellXfs>', () => `${'<xf/>'.repeat(many(random) * 10)}</cellXfs>`),
  'many number formats': (xml, random) =>
    xml.replace('</numFmts>', () => `${'<numFmt numFmtId="9" formatCode="[["/>'.repeat(many(random))}</numFmts>`),
  'no bytes': () => '',
  'zeros in between': (xml, random) => insert(xml, random, '\0'),
};

function insert(xml: string, random: () => number, text: string): string {
  const places = [...xml.matchAll(/>/gu)].map(({ index }) => index + 1);
  const at = places[Math.floor(random() * places.length)] ?? 0;
  return xml.slice(0, at) + text + xml.slice(at);
}

const many = (random: () => number): number => Math.ceil(10 ** (random() * 4));

function pick<T>(list: readonly T[], random: () => number): T[] {
  return list.slice(Math.floor(random() * list.length)).slice(0, 1);
}

/** Changes one part; sometimes renames or removes it. */
function mutated(random: () => number): Pick<Mutation, 'name' | 'bytes'> {
  const changed = Math.floor(random() * parts.length);
  const [[what, change] = ['', (xml: string) => xml] as const] = pick(Object.entries(CHANGES), random);
  const place = random();
  const files: Zippable = {};
  for (const [at, { name, xml }] of parts.entries()) {
    const isChanged = at === changed;
    if (isChanged && place < 0.05) continue;
    const isNamed = isChanged && place < 0.15;
    files[isNamed ? `${name}x` : name] = strToU8(isChanged && !isNamed ? change(xml, random) : xml);
  }
  const how = place < 0.05 ? 'missing' : place < 0.15 ? 'renamed' : what;
  return { name: `${how} in ${parts[changed]?.name}`, bytes: Buffer.from(zipSync(files, { level: 1 })) };
}

const thread = createImportThread();
afterAll(() => thread.end());

it(
  '[V20] reads mutated workbooks correctly or refuses them, within the time limit',
  async () => {
    const tally = await readMutations({
      thread,
      rounds: ROUNDS,
      seed: SEED,
      good: (await importBytes(book)).bills,
      mutate: (_round, random) => ({ ...mutated(random), isComparable: true }),
    });
    const read = tally.get('read') ?? 0;
    expect(Math.min(read, ROUNDS - read)).toBeGreaterThan(ROUNDS / 10);
  },
  mutationTimeout(ROUNDS),
);

it('ends a reading that takes too long, and names the workbook', async () => {
  const hasty = createImportThread(() => 1);
  await expect(hasty.read(book, 'round 3 of seed 7')).rejects.toThrow('round 3 of seed 7: not read within 1 ms');
});
