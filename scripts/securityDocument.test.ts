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

  it('[15.2.1] names a check of all packages that exists, and that a release runs', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    expect(scripts['audit']).toBe('npm audit --omit=dev');
    expect(text).toContain('`npm run audit` (`npm audit --omit=dev`) runs before each release');
    expect(readFileSync('docs/operations.md', 'utf8')).toMatch(/### Releases\n\n[^#]*`npm run audit`/u);
  });

  it('counts its verdicts', () => {
    const count = (wanted: string) => rows.filter(({ verdict }) => verdict === wanted).length;
    const counted = ['pass', 'not applicable', 'operator', 'accepted'].map((verdict) => `${count(verdict)} ${verdict}`);
    expect(text).toContain(`${rows.length} rows: ${counted.join(', ')}.`);
  });
});
