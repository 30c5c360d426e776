// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { ChecklistItem } from '#contract/endpoints/customsConnection.ts';
import { openPortal, Refused } from '#testing/openPortal.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { GoLivePage } from './GoLivePage.tsx';

afterEach(cleanup);

const READY: ChecklistItem = { name: 'gateway', state: 'ready', args: {} };
const NO_LINE: ChecklistItem = { name: 'line', state: 'missing', args: {}, missing: ['site', 'password'] };
const NO_FILER: ChecklistItem = { name: 'filer', state: 'missing', args: {}, missing: ['port', 'filer'] };

const row = (name: RegExp) => screen.findByRole('row', { name });

it('[X01] shows state, missing settings and who sets them, with links for an administrator', async () => {
  openPortal({ goLiveChecklist: () => [READY, NO_LINE, NO_FILER] });
  await renderInAdmin(<GoLivePage />);
  expect(await screen.findByText('2 points are missing')).toBeVisible();
  expect(await row(/Gateway to customs/u)).toHaveTextContent('ReadyMessages go to the EDI engine. Operator');
  const line = await row(/Line to CBP/u);
  expect(line).toHaveTextContent('MissingSet for the installation: site code, transmission password. Operator');
  expect(within(line).queryByRole('link')).toBeNull();
  const filer = await row(/Port and filer code/u);
  expect(filer).toHaveTextContent('MissingEnter: processing port, CBP filer code. OpenAdministrator');
  expect(within(filer).getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/setting/customs');
});

it('[X01] is ready without a missing point, although some are advised, open or unused', async () => {
  openPortal({
    goLiveChecklist: () => [
      READY,
      { name: 'folders', state: 'unused', args: {} },
      { name: 'answers', state: 'open', args: {} },
      { name: 'certification', state: 'advised', args: { text: 'CERT 1' } },
    ],
  });
  await renderInAdmin(<GoLivePage />);
  expect(await screen.findByText('Ready for real filings')).toBeVisible();
  expect(await row(/Answers of customs/u)).toHaveTextContent('WaitingNo answer yet.');
  const advised = await row(/Certification text/u);
  expect(advised).toHaveTextContent('Advised“CERT 1” is in every block header.');
  expect(within(advised).getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/setting/customs');
});

it('[X01] checks again on request, and shows the error of a failed check with a retry', async () => {
  let items: ChecklistItem[] | null = null;
  const portal = openPortal({
    goLiveChecklist: () => {
      if (!items) throw new Refused(503, { code: 503, message: 'The database is restarting.' });
      return items;
    },
  });
  await renderInAdmin(<GoLivePage />);
  const retry = within(await screen.findByRole('alert')).getByRole('button');
  expect(screen.queryByText('Ready for real filings')).toBeNull();
  items = [NO_FILER];
  await userEvent.click(retry);
  expect(await screen.findByText('1 point is missing')).toBeVisible();
  items = [{ name: 'filer', state: 'ready', args: { filer: 'TPT', port: '4601' } }];
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('Filer TPT at port 4601.')).toBeVisible();
  expect(screen.getByText('Ready for real filings')).toBeVisible();
  expect(portal.asked).toHaveLength(3);
});
