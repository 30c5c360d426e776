import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const text = readFileSync('docs/security.md', 'utf8');
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| ([a-z ]+) \| (.+?) \| (?:`([^`]+)`)? ?\|$/gmu)].map(
  ([, row = '', level, verdict = '', how = '', test]) => ({ row, level, verdict, how, test }),
);

describe('docs/security.md', () => {
  it('has the sections that its rows refer to', () => {
    const sections = [...text.matchAll(/^## (.+)$/gmu)].map(([, title]) => title);
    expect(sections).toEqual(['Threat model', 'Data', 'Keys', 'Logs', 'Updates', 'OWASP ASVS 5.0, levels 1 and 2']);
  });

  it('has every row once, with its reason, and an existing test for each that passes', () => {
    expect(rows.length).toBe(text.split('\n').filter((line) => /^\| \d/u.test(line)).length);
    expect(new Set(rows.map(({ row }) => row)).size).toBe(rows.length);
    expect(rows.filter(({ how }) => how.length < 4)).toEqual([]);
    expect(rows.filter(({ verdict, test }) => verdict === 'pass' && !test)).toEqual([]);
    expect(rows.filter(({ test }) => test !== undefined && !existsSync(test))).toEqual([]);
  });

  it('counts its verdicts', () => {
    const count = (wanted: string) => rows.filter(({ verdict }) => verdict === wanted).length;
    const counted = ['pass', 'not applicable', 'operator', 'accepted'].map((verdict) => `${count(verdict)} ${verdict}`);
    expect(text).toContain(`${rows.length} rows: ${counted.join(', ')}.`);
  });
});
