// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ReceiptError } from '#contract/endpoints/filings.ts';
import { isf10Bill } from '#contract/testing/bills.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { ReceiptErrors } from './ReceiptErrors.tsx';

afterEach(cleanup);

const DUPLICATE: ReceiptError = { code: '117', message: 'DUPLICATE ISF TRANSACTION', severity: 'reject' };
const FIELD = 'amsRequestList.0.amsNo';

it('[X02] names the earlier filing of a duplicate, and links the field that it concerns', async () => {
  await renderInAdmin(
    <ReceiptErrors
      errors={[{ ...DUPLICATE, earlierNo: 'XYZ-20260000099', field: FIELD }]}
      bill={isf10Bill()}
      pathTo={(field) => `/form?field=${field}`}
    />,
  );
  expect(screen.getByText(/earlier filing XYZ-20260000099\. If it is yours, change that one/u)).toBeVisible();
  expect(screen.getByText('DUPLICATE ISF TRANSACTION')).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('link')).toHaveAttribute('href', `/form?field=${FIELD}`);
});

it('[X02] shows no earlier filing that customs did not name', async () => {
  await renderInAdmin(<ReceiptErrors errors={[DUPLICATE]} bill={isf10Bill()} pathTo={undefined} />);
  expect(screen.getByText('DUPLICATE ISF TRANSACTION')).toBeVisible();
  expect(screen.queryByText(/earlier filing/u)).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});
