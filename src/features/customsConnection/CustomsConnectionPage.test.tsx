// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { CustomsConnection } from '#contract/endpoints/customsConnection.ts';
import { filer } from '#contract/testing/filer.ts';
import { BLANK_CONNECTION } from '#rules/customsConnection.ts';
import { hasUnsavedText } from '#startup/askBeforeGoing.ts';
import { openPortal, Refused } from '#testing/openPortal.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { CustomsConnectionPage } from './CustomsConnectionPage.tsx';

afterEach(cleanup);

const NOTHING: CustomsConnection = {
  ...BLANK_CONNECTION,
  revision: 0,
  gateway: 'files',
  missing: ['password', 'port', 'filer'],
  inherited: { port: '', filer: '', office: '' },
  inheritedPreparer: { port: '', filer: '', office: '' },
};

it('[X01] names what is missing and who sets it, and saves the own filer', async () => {
  const portal = openPortal({
    me: () => filer({ admin: true }),
    getCustomsConnection: () => NOTHING,
    saveCustomsConnection: ({ body }) => ({ ...NOTHING, ...body, revision: 1, missing: ['password'] }),
  });
  await renderInAdmin(<CustomsConnectionPage />);
  expect(
    await screen.findByText(/administrator of your enterprise enters: processing port, CBP filer code/u),
  ).toBeTruthy();
  expect(screen.getByText(/operator of this installation sets: transmission password/u)).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: 'Processing port' }), '4601');
  expect(hasUnsavedText()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Enter port and filer code together/u)).toBeTruthy();
  expect(portal.asked.some(({ name }) => name === 'saveCustomsConnection')).toBe(false);
  await userEvent.type(screen.getByRole('textbox', { name: 'Filer code' }), 'tpt');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByText(/enterprise enters/u)).toBeNull());
  expect(hasUnsavedText()).toBe(false);
  const saved = portal.asked.find(({ name }) => name === 'saveCustomsConnection');
  expect(saved?.body).toEqual({ ...BLANK_CONNECTION, port: '4601', filer: 'TPT', revision: 0 });
});

it('[X01] shows values that a colleague saved meanwhile beside the own ones', async () => {
  const stored = { ...NOTHING, port: '4601', filer: 'TPT', revision: 1, missing: [] };
  let current: CustomsConnection = stored;
  const portal = openPortal({
    me: () => filer({ admin: true }),
    getCustomsConnection: () => current,
    saveCustomsConnection: ({ body }) => {
      if (body.revision !== current.revision) throw new Refused(409);
      return { ...current, ...body, revision: body.revision + 1 };
    },
  });
  await renderInAdmin(<CustomsConnectionPage />);
  const port = await screen.findByRole('textbox', { name: 'Processing port' });
  current = { ...stored, port: '5301', revision: 2 };
  await userEvent.clear(port);
  await userEvent.type(port, '2704');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('dialog', { name: 'A colleague saved other values' });
  expect(dialog.textContent).toContain('2704');
  expect(dialog.textContent).toContain('5301');
  await userEvent.click(screen.getByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(portal.asked.filter(({ name }) => name === 'saveCustomsConnection').at(-1)?.body).toMatchObject({
    port: '2704',
    revision: 2,
  });
});
