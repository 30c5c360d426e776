import { describe, expect, it } from 'vitest';
import { accessGate, isUsable } from './usableUser.ts';

const user = { userId: '1', joinEnterprise: true, enterpriseEnabled: true, auditStatus: 'accepted' } as const;

describe('isUsable', () => {
  it('[G01] accepts a user who is signed in, joined, enabled and audited', () => {
    expect(isUsable(user)).toBe(true);
    expect(isUsable(null)).toBe(false);
    expect(isUsable({ ...user, userId: '' })).toBe(false);
  });

  it.each([
    [{ joinEnterprise: false }, 'notJoined'],
    [{ enterpriseEnabled: false }, 'disabled'],
    [{ auditStatus: 'none' }, 'serviceNotOpen'],
    [{ auditStatus: 'rejected' }, 'rejected'],
    [{ auditStatus: 'submitted' }, 'underReview'],
    [{ joinEnterprise: false, enterpriseEnabled: false, auditStatus: 'none' }, 'notJoined'],
  ] as const)('[G06] with %j the gate is %s', (change, gate) => {
    expect(accessGate({ ...user, ...change })).toBe(gate);
    expect(isUsable({ ...user, ...change })).toBe(false);
  });
});
