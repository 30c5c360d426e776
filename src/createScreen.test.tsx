// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { customRoutes } from '#shell/customRoutes.ts';
import type { LoadScreen } from '#resources/resourceValue.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { createScreen } from './createScreen.ts';

afterEach(cleanup);

it('[R17] keeps what is typed when another address shows the same screen', async () => {
  const load: LoadScreen = async () => ({ default: () => <input aria-label="name" /> });
  const [One, Other] = [createScreen(load), createScreen(load)];
  await renderInAdmin(
    <Suspense>
      <Link to="/other">other</Link>
      <Routes>
        <Route path="/one" element={<One />} />
        <Route path="/other" element={<Other />} />
      </Routes>
    </Suspense>,
    { at: '/one' },
  );
  await userEvent.type(await screen.findByLabelText('name'), 'Wang');
  await userEvent.click(screen.getByText('other'));
  expect(screen.getByLabelText('name')).toHaveValue('Wang');
});

it('[R17] shows both landing pages by one loader', () => {
  expect(customRoutes.landingPage).toBe(customRoutes.landingPageEn);
});
