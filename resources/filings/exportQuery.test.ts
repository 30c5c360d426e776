import { describe, expect, it } from 'vitest';
import { exportQuery } from './exportQuery.ts';

describe('exportQuery', () => {
  it('[L06] includes the current filters without blank ones', () => {
    const filters = { keyword: ' oolu ', billType: '1', matchStatus: '', createdAtBegin: '2026-03-01' };
    expect(exportQuery(filters)).toEqual({ keyword: 'OOLU', billType: '1', createdAtBegin: '2026-03-01' });
  });
  it('[L06] splits a range of operation times', () => {
    expect(exportQuery({ operationAt: '2026-03-01,2026-03-02' })).toEqual({
      operationAtBegin: '2026-03-01',
      operationAtEnd: '2026-03-02',
    });
  });
});
