import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

it('stores passwords as argon2id with 19 MiB and two passes, and a salt of their own', async () => {
  const [first, second] = [
    await hashPassword('lanterns along the quay'),
    await hashPassword('lanterns along the quay'),
  ];
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
  expect(second).not.toBe(first);
  expect(await verifyPassword(first, 'lanterns along the quay')).toBe(true);
  expect(await verifyPassword(first, 'lanterns along the key')).toBe(false);
  expect(await verifyPassword(null, 'unknownAccountHash has this password')).toBe(false);
});
