// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { media } from '../theme/tokens.ts';
import { Layout } from './Layout.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (isNarrow: boolean) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isNarrow && query === media('below', 'large'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  return renderInAdmin(
    <Layout brand="" menu={{ groups: [] }} tools={null}>
      Content
    </Layout>,
  );
};

it('collapses the menu on a narrow page until somebody expands it', async () => {
  await show(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Expand the menu' }));
  expect(screen.getByRole('button', { name: 'Collapse the menu' })).toBeTruthy();
});

it('expands the menu on a wide page', async () => {
  await show(false);
  expect(await screen.findByRole('button', { name: 'Collapse the menu' })).toBeTruthy();
});
