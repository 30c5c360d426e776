import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hasAllPackages } from './install.mjs';
import { isSupportedNode } from './requireNode.mjs';

const wanted = {
  '': { version: '1.0.0' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/b': { version: '2.0.0', optional: true },
};

describe('hasAllPackages', () => {
  it('accepts a missing optional package, which may be for another platform', () => {
    expect(hasAllPackages(wanted, { 'node_modules/a': { version: '1.0.0' } })).toBe(true);
  });

  it.each([
    ['a missing package', {}],
    ['another version', { 'node_modules/a': { version: '1.0.1' } }],
    [
      'another version of an optional package',
      {
        'node_modules/a': { version: '1.0.0' },
        'node_modules/b': { version: '1.0.0' },
      },
    ],
    ['no record of an installation', undefined],
  ])('requires an installation for %s', (_what, present) => {
    expect(hasAllPackages(wanted, present)).toBe(false);
  });
});

it('[15.1.2] names version and checksum of every package in the lock file', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version?: string; integrity?: string }>;
  };
  const all = Object.entries(packages).filter(([path]) => path !== '');
  expect(all.length).toBeGreaterThan(100);
  const incomplete = all.filter(([, { version, integrity }]) => !version || !integrity?.startsWith('sha512-'));
  expect(incomplete.map(([path]) => path)).toEqual([]);
});

describe('isSupportedNode', () => {
  it.each(['20.19.0', '20.20.2', '22.12.0', '24.0.0'])('takes Node %s', (version) => {
    expect(isSupportedNode(version)).toBe(true);
  });

  it.each(['18.20.0', '20.18.3', '21.7.0', '22.11.0'])('refuses Node %s', (version) => {
    expect(isSupportedNode(version)).toBe(false);
  });
});
