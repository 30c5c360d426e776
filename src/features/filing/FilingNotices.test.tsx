// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { isf10Bill } from '#contract/testing/bills.ts';
import { filingDetail } from '#features/changes/testing/filingDetail.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { FilingNotices } from './FilingNotices.tsx';

afterEach(cleanup);

const bond = { bondType: 'Single', suretyCode: '016', bondReferenceNo: '123456789' } as const;

describe('FilingNotices', () => {
  it('[X03] names the number that the surety needs for a single bond', async () => {
    const number = 'HBR-00000000012';
    await renderInAdmin(
      <FilingNotices filing={filingDetail('receiveSuccess', { customsNo: number }, isf10Bill(bond))} />,
    );
    expect(screen.getByRole('status').textContent).toMatch(/016.*123456789.*HBR-00000000012/u);
  });

  it('[X03] announces that number before the acceptance', async () => {
    await renderInAdmin(<FilingNotices filing={filingDetail('submitted', {}, isf10Bill(bond))} />);
    expect(screen.getByRole('status').textContent).toContain('as soon as customs accepts');
  });

  it.each([
    ['a rejected filing', filingDetail('receiveFailed', {}, isf10Bill(bond))],
    ['a continuous bond', filingDetail('receiveSuccess', {}, isf10Bill())],
    ['cargo without a bond', filingDetail('receiveSuccess', {}, isf10Bill({ ...bond, cargoType: '03' }))],
  ])('[X03] shows no number for %s', async (_case, filing) => {
    await renderInAdmin(<FilingNotices filing={filing} />);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
