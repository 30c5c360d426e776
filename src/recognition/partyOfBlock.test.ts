import { describe, expect, it } from 'vitest';
import { partyOfBlock } from './partyOfBlock.ts';

const draft = (bill: Record<string, unknown>) => ({ bill, values: [], documents: [] });
const seller = (name: string) => ({
  sellerName: name,
  sellerAddr: '588 RENMIN ROAD',
  sellerCity: 'NINGBO',
  sellerCountryCode: 'CN',
});
const ningbo = { name: 'NINGBO CO', addr: '588 RENMIN ROAD', city: 'NINGBO', countryCode: 'CN' };

describe('the party of a block in a whole document', () => {
  it('[A01] is the one that its bills agree on', () => {
    const list = [draft({ ...seller('NINGBO CO'), bugerName: 'A INC' }), draft(seller('NINGBO CO'))];
    expect(partyOfBlock(list, 'seller')).toEqual(ningbo);
    expect(partyOfBlock([draft(seller('NINGBO CO')), draft(seller('WENZHOU CO'))], 'seller')).toBe('several');
  });

  it('[A01] is no other party, unless the document has only that one', () => {
    expect(partyOfBlock([draft({ ...seller('NINGBO CO'), bugerName: 'A INC' })], 'stuffing')).toBe('other');
    expect(partyOfBlock([draft(seller('NINGBO CO'))], 'stuffing')).toEqual(ningbo);
    expect(partyOfBlock([draft({ bugerName: 'A INC' })], 'stuffing')).toBeNull();
    expect(partyOfBlock([], 'stuffing')).toBeNull();
  });
});
