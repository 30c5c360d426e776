// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { NotFound } from './NotFound.tsx';

afterEach(cleanup);

it('[R21] says that a person may not open a page, not that it does not exist', async () => {
  await renderInAdmin(<NotFound isRefused />);
  expect(screen.getByRole('heading', { name: 'Not allowed' })).toBeTruthy();
  expect(screen.getByText(/do not have permission/u)).toBeTruthy();
  expect(screen.queryByText(/misspelled/u)).toBeNull();
});
