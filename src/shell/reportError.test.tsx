// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { Fragment, useEffect } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Toasts } from '#components/layout/Toasts.tsx';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { PortalError } from '#dataProvider/portalError.ts';
import { useReportError } from '#dataProvider/useReportError.ts';

afterEach(cleanup);

function Failing({ errors }: { errors: unknown[] }) {
  const report = useReportError();
  useEffect(() => errors.forEach(report), [errors, report]);
  return null;
}
const show = (...errors: unknown[]) =>
  renderInAdmin(
    <Fragment>
      <Failing errors={errors} />
      <Toasts />
    </Fragment>,
  );
const refusal = (code: number) => new PortalError({ kind: 'answer', status: 409, code, message: `refused ${code}` });

it('[E07] shows no toast for codes that the page shows itself, and one for any other', async () => {
  await show(...[401, 402, 403, 1003, 1004, 1008, 1010].map(refusal));
  expect(await screen.findAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('alert').textContent).toBe('refused 1010');
});

it("[C03] [E04] shows the client's own message if the portal sent none", async () => {
  await show(
    new PortalError({ kind: 'duplicate', message: 'shell.request.duplicate' }),
    new TypeError('x is undefined'),
  );
  await screen.findByText('Please do not click repeatedly');
  await screen.findByText('Something went wrong, please try later');
});
