import { expect, it } from 'vitest';
import { createFirstEnterprise, createSupport } from './firstAccounts.ts';
import { createTestDatabase, databaseUrl } from './testing/database.ts';
import { startTestPortal } from './testing/harness.ts';

const whole = ['--name', 'Pearl', '--scac', 'PRLN', '--account', 'a@pearl.test', '--person', 'Pia'];

it.each([
  [[], {}, '--name is missing.\n--scac is missing.\n--account is missing.\n--person is missing.'],
  [[...whole, '--scac', 'prln'], {}, '--scac must be 3 or 4 capital letters or digits.'],
  [[...whole, '--coins', 'many'], {}, '--coins must be a number.'],
  [[...whole, '--color', 'red'], {}, "Unknown option '--color'"],
  [whole, { TPT_PASSWORD: 'short' }, 'TPT_PASSWORD must have at least 8 characters'],
  [whole, { TPT_PASSWORD: 'Password12' }, 'must not be a common password'],
])('creating an enterprise with %j %j prints the error and the usage', async (args, env, message) => {
  const refused = createFirstEnterprise(args, env);
  await expect(refused).rejects.toThrow(message);
  await expect(refused).rejects.toThrow('Usage: npm run portal:create-enterprise');
});

it.each([
  [[], '--account is missing.\n--person is missing.'],
  [['--account', 'sam', '--person', 'Sam'], '--account must be an e-mail address.'],
  [['--account', 'sam@desk.test', '--person', 'Sam', '--scac', 'PRLN'], "Unknown option '--scac'"],
])('creating support staff with %j prints the error and the usage', async (args, message) => {
  const refused = createSupport(args, {});
  await expect(refused).rejects.toThrow(message);
  await expect(refused).rejects.toThrow('Usage: npm run portal:create-support');
});

it('[O01] creates support staff and an enterprise of a real installation, who can sign in', async () => {
  const database = await createTestDatabase();
  const env = { DATABASE_URL: databaseUrl(database.connection) };
  const sam = ['--account', 'Sam@desk.test', '--person', 'Sam Desk'];
  const first = await createSupport(sam, env);
  expect(first).toMatch(/as Sam@desk\.test, password \S{16}\.\nMake a second account/u);
  await expect(createSupport(sam, env)).rejects.toThrow('exists already');
  const second = await createSupport(['--account', 'kim@desk.test', '--person', 'Kim'], {
    ...env,
    TPT_PASSWORD: 'horse-7-battery',
  });
  expect(second).toBe('Kim may sign in at the support desk (/support) as kim@desk.test, the password of TPT_PASSWORD.');
  const made = await createFirstEnterprise([...whole, '--coins', '5'], { ...env, TPT_PASSWORD: 'horse-8-battery' });
  expect(made).toContain('Pearl (PRLN) may sign in as a@pearl.test');

  const test = await startTestPortal({ database, config: { demo: false } });
  try {
    const desk = await test.newClient().signIn('sam@desk.test', /password (\S+)\./u.exec(first)?.[1] ?? '');
    expect((await desk.get('/support/enterprises')).status).toBe(200);
    const admin = await test.newClient().signIn('a@pearl.test', 'horse-8-battery');
    expect((await admin.get('/support/enterprises')).status).toBe(403);
    expect((await admin.get('/draft-bills')).status).toBe(200);
  } finally {
    await test.close();
  }
});
