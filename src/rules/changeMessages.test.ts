import { describe, expect, it } from 'vitest';
import { changeMessages } from './changeMessages.ts';

const isfNo = 'HBRL-0000000007';
const held = { declarationStatus: 'receiveSuccess', isfNo, houseScac: 'HBRL' } as const;
const rejected = { ...held, declarationStatus: 'receiveFailed' } as const;

describe('changeMessages', () => {
  it('[D09] replaces under the filing’s number', () => {
    expect(changeMessages('replace', held, 'HBRL')).toEqual({ deletion: null, next: { action: 'modify', isfNo } });
  });

  it.each(['resend', 'sendAgain'] as const)(
    '[D09] sends what customs does not hold as new, %s, with its number kept',
    (kind) => {
      expect(changeMessages(kind, rejected, 'HBRL').next).toEqual({ action: 'resend', isfNo });
      expect(changeMessages(kind, rejected, 'QUAY').next).toEqual({ action: 'resend', isfNo: 'QUAY-0000000007' });
    },
  );

  it('[D09] deletes under the old number before a new filing, which has none yet', () => {
    expect(changeMessages('deleteSend', held, 'HBRL')).toEqual({
      deletion: { action: 'delete', isfNo },
      next: { action: 'send', isfNo: '' },
    });
  });

  it('[D09] has nothing to delete where customs never took the filing', () => {
    expect(changeMessages('deleteSend', rejected, 'HBRL').deletion).toBeNull();
  });
});
