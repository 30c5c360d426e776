// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { Link, MemoryRouter, Outlet, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { useContentFocus, useRowFocus } from './deskFocus.ts';

afterEach(cleanup);

function Frame() {
  const content = useRef<HTMLElement>(null);
  useContentFocus(content);
  return (
    <main id="desk-content" ref={content} tabIndex={-1}>
      <Outlet />
    </main>
  );
}

function Row({ path }: { path: string }) {
  return (
    <Link to={path} {...useRowFocus(path)}>
      {path}
    </Link>
  );
}

function Detail() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}

it('focuses the content of a row, and the row again on the way back', async () => {
  render(
    <MemoryRouter initialEntries={['/users']}>
      <Routes>
        <Route element={<Frame />}>
          <Route
            path="/users"
            element={['/users/1', '/users/2'].map((path) => (
              <Row key={path} path={path} />
            ))}
          />
          <Route path="/users/:id" element={<Detail />} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
  screen.getByRole('link', { name: '/users/2' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('link', { name: '/users/2' })).toHaveFocus();
});
