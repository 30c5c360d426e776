// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { filer } from '#contract/testing/filer.ts';
import { openPortal } from '#testing/openPortal.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { EnterprisePage } from './EnterprisePage.tsx';

afterEach(cleanup);

it('[G06] leads users without an enterprise to registration and support', async () => {
  const portal = openPortal({ me: () => filer({ joinEnterprise: false, enterpriseId: null, enterpriseName: '' }) });
  await renderInAdmin(<EnterprisePage />, { at: '/setting/enterprise' });
  expect(await screen.findByRole('link', { name: 'Register an enterprise' })).toHaveAttribute('href', '/register');
  expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
    'href',
    'mailto:support@tenplustwo.test',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(portal.asked.map(({ name }) => name)).toEqual(['me', 'me']);
});
