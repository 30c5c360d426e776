// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { ApiKey } from '#contract/endpoints/apiKeys.ts';
import { openPortal } from '#testing/openPortal.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { ApiKeysSection } from './ApiKeysSection.tsx';
import { alternativesOf, fieldsOf, typeText } from './apiDocument.ts';

afterEach(cleanup);

const KEY: ApiKey = {
  id: 'k1',
  name: 'TMS',
  scope: 'read',
  hint: 'abcd',
  person: 'Ada Lin',
  createdAt: '2026-08-03 10:00:00',
  lastUsedAt: null,
  lastAddress: '',
  revokedAt: null,
};
const SECRET = `tpt_${'x'.repeat(43)}`;

it('[P06] shows a new key once, and revokes a key after a confirmation', async () => {
  let keys: ApiKey[] = [];
  const portal = openPortal({
    listApiKeys: () => keys,
    createApiKey: () => {
      keys = [KEY];
      return { id: 'k1', key: SECRET };
    },
    revokeApiKey: () => {
      keys = [{ ...KEY, revokedAt: '2026-08-04 10:00:00' }];
    },
  });
  await renderInAdmin(<ApiKeysSection />);
  expect(await screen.findByText('No API key yet.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'New API key' }));
  const dialog = await screen.findByRole('dialog', { name: 'New API key' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Create key' }));
  expect(await within(dialog).findByText('Enter what uses the key')).toBeVisible();
  await userEvent.type(within(dialog).getByLabelText('What uses the key'), 'TMS');
  await userEvent.selectOptions(within(dialog).getByLabelText('May'), 'Read');
  await userEvent.type(within(dialog).getByLabelText('Your password'), 'harbour at dusk');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Create key' }));
  expect(await within(dialog).findByLabelText('API key')).toHaveValue(SECRET);
  expect(portal.asked.find(({ name }) => name === 'createApiKey')?.body).toEqual({
    name: 'TMS',
    scope: 'read',
    current: 'harbour at dusk',
  });
  // Escape would lose a key that was not copied.
  await userEvent.keyboard('{Escape}');
  expect(within(dialog).getByLabelText('API key')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'I have stored it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText(SECRET)).toBeNull();

  await userEvent.click(await screen.findByRole('button', { name: 'Revoke TMS' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Revoked')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Revoke TMS' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'New API key' })).toHaveFocus());
});

it('[P06] lists the fields of a body of the OpenAPI document with their types', () => {
  const text = { anyOf: [{ type: 'string', maxLength: 35 }, { type: 'null' }] };
  const bill = {
    required: ['billType'],
    properties: {
      billType: { const: 1 },
      rows: { anyOf: [{ type: 'array', items: { properties: { amsNo: text } } }, { type: 'null' }] },
    },
  };
  expect(alternativesOf({ anyOf: [{ oneOf: [bill, bill] }, { type: 'null' }] })).toHaveLength(3);
  expect(fieldsOf(bill)).toEqual([
    { path: 'billType', type: '1', isRequired: true, meaning: '' },
    { path: 'rows', type: 'array of any | null', isRequired: false, meaning: '' },
    { path: 'rows[].amsNo', type: 'string ≤ 35 | null', isRequired: false, meaning: '' },
  ]);
  expect(typeText({ enum: ['zh-CN', 'en'] })).toBe('"zh-CN" | "en"');
});
