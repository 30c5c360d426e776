import { describe, expect, it } from 'vitest';
import { changeMessages } from './changeMessages.ts';

const isfNo = 'HBRL-0000000007';
const held = { declarationStatus: 'receiveSuccess', isfNo, customsNo: null, houseScac: 'HBRL' } as const;
const rejected = { ...held, declarationStatus: 'receiveFailed' } as const;

describe('changeMessages', () => {
  it('[D09] replaces a filing under its own number', () => {
    expect(changeMessages('replace', held, 'HBRL')).toEqual({ deletion: null, next: { action: 'modify', isfNo } });
  });

  it.each(['resend', 'sendAgain'] as const)(
    '[D09] sends a filing that customs does not hold (%s) as new and keeps its number',
    (kind) => {
      expect(changeMessages(kind, rejected, 'HBRL').next).toEqual({ action: 'resend', isfNo });
      expect(changeMessages(kind, rejected, 'QUAY').next).toEqual({ action: 'resend', isfNo: 'QUAY-0000000007' });
    },
  );

  it('[D09] deletes under the old number, then sends a new filing without a number', () => {
    expect(changeMessages('deleteSend', held, 'HBRL')).toEqual({
      deletion: { action: 'delete', isfNo },
      next: { action: 'send', isfNo: '' },
    });
  });

  it("[X01] names customs' number in a replacement and a deletion, and no other", () => {
    const numbered = { ...held, customsNo: 'HBR-20260000417' };
    expect(changeMessages('replace', numbered, 'HBRL').next).toEqual({
      action: 'modify',
      isfNo,
      customsNo: 'HBR-20260000417',
    });
    expect(changeMessages('deleteSend', numbered, 'HBRL')).toEqual({
      deletion: { action: 'delete', isfNo, customsNo: 'HBR-20260000417' },
      next: { action: 'send', isfNo: '' },
    });
  });

  it('[D09] sends no deletion if customs never accepted the filing', () => {
    expect(changeMessages('deleteSend', rejected, 'HBRL').deletion).toBeNull();
  });
});
