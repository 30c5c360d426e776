import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { filingEndpoints } from './endpoints/filings.ts';
import { paging } from './page.ts';

const query = z.object(paging);

describe('[V24] a query string', () => {
  it('has numbers and flags as text, which are parsed', () => {
    expect(query.parse({ pageSize: '20', pageNum: '3', suggest: 'true' })).toEqual({
      pageSize: 20,
      pageNum: 3,
      suggest: true,
    });
    expect(query.parse({ suggest: '0' })).toEqual({ pageSize: 10, pageNum: 1, suggest: false });
  });

  it.each([{ pageSize: 'ten' }, { pageNum: '1.5' }, { pageNum: '0' }, { suggest: 'yes' }])(
    'is refused with %j',
    (wrong) => {
      expect(query.safeParse(wrong).success).toBe(false);
    },
  );

  it('has lists separated by commas', () => {
    const { query: filings } = filingEndpoints.listFilings;
    const read = filings.parse({ declarationStatus: 'receiveFailed,modifyFailed' });
    expect(read).toMatchObject({ declarationStatus: ['receiveFailed', 'modifyFailed'] });
  });
});
