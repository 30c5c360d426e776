// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GetListParams } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TemplateRow } from '#contract/endpoints/templates.ts';
import { LIST_SETTINGS, openPortal } from '#testing/openPortal.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { TemplateList } from './TemplateList.tsx';

beforeEach(() => void openPortal(LIST_SETTINGS));
afterEach(cleanup);

const template: TemplateRow = {
  id: 't1',
  revision: 1,
  template_name: 'OAKLINE',
  billType: 1,
  houseScac: 'HBRL',
  isDefaultFilerCode: false,
  operator: 'Li Wei',
  updatedAt: '2026-03-02 10:00:00',
  usedCount: 41,
  lastUsedAt: '2026-03-02 10:00:00',
};

it('[T01] lists the most used templates first, and sorts by use and by last use', async () => {
  const getList = vi.fn<(resource: string, params: GetListParams) => Promise<object>>(async () => ({
    data: [template],
    total: 1,
  }));
  await renderInAdmin(<TemplateList />, { dataProvider: { getList: getList as never } });
  await screen.findByRole('link', { name: 'OAKLINE' });
  const sort = () => getList.mock.lastCall?.[1].sort;
  expect(sort()).toEqual({ field: 'usedCount', order: 'DESC' });
  await userEvent.click(screen.getByRole('button', { name: /^Last used/u }));
  await waitFor(() => expect(sort()?.field).toBe('lastUsedAt'));
  await userEvent.click(screen.getByRole('button', { name: /^Used/u }));
  await waitFor(() => expect(sort()?.field).toBe('usedCount'));
});
