import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { DEMO_PASSWORD, DEMO_USERS } from './seed/accounts.ts';
import { startLines } from './startLines.ts';

function printed(env: Record<string, string>): string {
  const config = readConfig(env);
  return startLines(config, { url: 'http://localhost:8102', demo: config.demo }).join('\n');
}
const SUPPORT = DEMO_USERS.filter(({ role }) => role === 'support').map(({ account }) => account);
const OTHERS = DEMO_USERS.filter(({ role }) => role === 'filer').map(({ account }) => account);

it('names the address and every practice account with the published password', () => {
  const text = printed({});
  expect(text).toMatch(/^TenPlusTwo ready at http:\/\/localhost:8102\n/u);
  expect(text).toContain(`password ${DEMO_PASSWORD}:`);
  expect(text).toContain('do not enter real data here');
  expect(OTHERS).toHaveLength(4);
  for (const account of OTHERS) expect(text).toContain(account);
});

it('prints that the practice account of support staff is off, and the setting that turns it on', () => {
  const off = 'The account of support staff is off: TPT_PRACTICE_SUPPORT=on turns it on.';
  expect(printed({})).toContain(off);
  const text = printed({ TPT_PRACTICE_SUPPORT: 'on' });
  expect(text).not.toContain(off);
  expect(SUPPORT).toHaveLength(1);
  for (const account of SUPPORT) {
    expect(text).toContain(account);
    expect(printed({})).not.toContain(account);
  }
});

it('names no practice account outside of the practice setting', () => {
  expect(printed({ TPT_DEMO: 'off' })).toBe('TenPlusTwo ready at http://localhost:8102');
});

it('warns of plain http before it names the practice accounts', () => {
  expect(printed({ HOST: '0.0.0.0' })).toMatch(/ready at .+\nWarning: HOST=0\.0\.0\.0[^]+Practice sign-ins/u);
});
