// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { filer } from '#contract/testing/filer.ts';
import { createDataProvider } from '#dataProvider/dataProvider.ts';
import { portalClient } from '#dataProvider/testing/client.ts';
import { openPortal } from '#testing/openPortal.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { CommandPalette } from './CommandPalette.tsx';

afterEach(cleanup);

it('[L01] shows the buyer of a filing that was found, in a dialog with a name', async () => {
  Element.prototype.scrollIntoView = () => {};
  const filing = { id: 'f1', isfNo: 'HBRL-0000000001', amsNo: 'OOLU12345678', declarationStatus: 'receiveSuccess' };
  openPortal({
    me: () => filer(),
    listDrafts: () => ({ records: [], total: 0, statistics: {} }),
    listFilings: () => ({ records: [{ ...filing, buyer: 'OAKLINE INC' }] as never, total: 1, statistics: {} }),
  });
  await renderInAdmin(<CommandPalette onClose={() => {}} onHelp={() => {}} />, {
    dataProvider: createDataProvider(portalClient),
  });
  await userEvent.type(await screen.findByRole('combobox'), 'oakline');
  const option = await screen.findByRole('option', { name: /OOLU12345678/u });
  expect(option.textContent).toContain('OAKLINE INC');
  expect(screen.getByRole('dialog').getAttribute('aria-labelledby')).toBe(screen.getByRole('heading', { level: 2 }).id);
});
