// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError, ListContextProvider } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { listContext } from '#features/lists/listContexts.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { DeskEmpty } from './DeskEmpty.tsx';

afterEach(cleanup);

it('[S02] tells a list that could not be loaded from an empty one', async () => {
  const refetch = vi.fn();
  const failed = listContext({ isPending: false, error: new HttpError('shell.request.network', 0), refetch });
  await renderInAdmin(
    <ListContextProvider value={failed}>
      <DeskEmpty />
    </ListContextProvider>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot be reached');
  expect(screen.queryByText('No entries yet.')).toBeNull();
  await userEvent.click(screen.getByRole('button'));
  expect(refetch).toHaveBeenCalledOnce();
});
