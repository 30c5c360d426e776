import { expect, it } from 'vitest';
import { createFirstEnterprise } from './createEnterprise.ts';

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
