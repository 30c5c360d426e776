// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { useUser } from '#authProvider/useUser.ts';
import type { UserInfo } from '#contract/endpoints/account.ts';
import type { ApplicationHistory } from '#contract/endpoints/applications.ts';
import { applicationHistory } from '#contract/testing/applicationHistory.ts';
import { filer } from '#contract/testing/filer.ts';
import { dataProvider } from '#dataProvider/dataProvider.ts';
import { openPortal, Refused, type Answers } from '#testing/openPortal.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { ServiceOpening } from './ServiceOpening.tsx';

afterEach(cleanup);

/** The page follows the user, as the landing page does. */
function Page() {
  const { user } = useUser();
  return user && <ServiceOpening user={user} contact="mailto:support@tenplustwo.test" />;
}
let serial = 0;
/** Opens the page of another person: dialogs open by themselves once per person and visit. */
async function open(history: Partial<ApplicationHistory>, answers: Answers = {}) {
  const state = { user: filer({ userId: `applicant${serial++}`, auditStatus: history.auditStatus ?? 'none' }) };
  const portal = openPortal({
    me: () => state.user,
    latestApplication: () => applicationHistory({ ...history, auditStatus: state.user.auditStatus }),
    ...answers,
  });
  const become = (auditStatus: UserInfo['auditStatus']) => (state.user = { ...state.user, auditStatus });
  const view = await renderInAdmin(<Page />);
  return { portal, become, ...view };
}
const serviceDialog = () => screen.findByRole('dialog', { name: 'Open the service' });

/** A stored file, without the network. */
function storeUpload() {
  vi.spyOn(dataProvider, 'upload').mockResolvedValue({ fileId: 'f1', url: '/f1', filename: 'a.pdf', size: 9 });
}
async function chooseFile(dialog: HTMLElement): Promise<void> {
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('the dialog takes no file');
  await userEvent.upload(input, new File(['%PDF-1.4 '], 'a.pdf'));
  await within(dialog).findByText('a.pdf is uploaded');
}

it('[G03] opens by itself once, ignores the backdrop, and keeps typed text when closed', async () => {
  await open({});
  const dialog = await serviceDialog();
  await userEvent.type(within(dialog).getByLabelText('Legal representative'), 'Wang');
  fireEvent.click(document.querySelector('.MuiDialog-container') as Element);
  expect(dialog).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Open the service' }));
  expect(within(await serviceDialog()).getByLabelText('Legal representative')).toHaveValue('Wang');
});

it('[G04] offers the agreement once all three details are filled and short enough', async () => {
  const { portal } = await open({ legalRepresentative: 'Wang', contactInformation: '1' });
  const dialog = await serviceDialog();
  const download = within(dialog).getByRole('button', { name: 'Download agreement' });
  expect(download).toBeDisabled();
  const address = within(dialog).getByLabelText('Registered address');
  fireEvent.change(address, { target: { value: 'x'.repeat(101) } });
  await userEvent.type(address, 'x');
  await waitFor(() => expect(download).toBeEnabled());
  await userEvent.click(download);
  expect(address).toHaveAttribute('aria-invalid', 'true');
  expect(portal.asked.map(({ name }) => name)).not.toContain('applyContract');
});

it('[G04] quotes the last rejection, and warns of a confirmation without a file', async () => {
  await open({ auditStatus: 'rejected', auditAbstract: 'The stamp is missing.' });
  const dialog = await serviceDialog();
  expect(within(dialog).getByRole('blockquote')).toHaveTextContent('The stamp is missing.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Submit for review' }));
  expect(within(dialog).getByText('Upload the signed agreement before you submit it.')).toBeVisible();
});

it('[G04] shows under review when a colleague was first (400), and another failure in place', async () => {
  storeUpload();
  const refusal = { status: 503, code: 503 };
  const { become } = await open(
    {},
    {
      uploadContractFile: () => {
        throw new Refused(refusal.status, { code: refusal.code, message: 'said by the portal' });
      },
    },
  );
  const dialog = await serviceDialog();
  await chooseFile(dialog);
  const confirm = within(dialog).getByRole('button', { name: 'Submit for review' });
  await userEvent.click(confirm);
  expect(await within(dialog).findByText('The agreement could not be submitted. said by the portal')).toBeVisible();
  Object.assign(refusal, { status: 400, code: 400 });
  become('submitted');
  await userEvent.click(confirm);
  expect(await screen.findByRole('dialog', { name: 'Your application is under review' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
    'href',
    'mailto:support@tenplustwo.test',
  );
});

it('[G04] moves its steps with the details, the download, the upload and the review', async () => {
  storeUpload();
  // The download itself is the browser's.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { become } = await open(
    { legalRepresentative: 'Wang', contactInformation: '1' },
    { applyContract: () => ({ url: '/agreement.pdf' }), uploadContractFile: () => ({ auditStatus: 'submitted' }) },
  );
  const dialog = await serviceDialog();
  const current = () => document.querySelector('.MuiDialog-root [aria-current=step]')?.textContent;
  const done = () => document.querySelectorAll('.MuiDialog-root [data-done]').length;
  const shown = () => [current(), done()];
  expect(shown()).toEqual(['1Details', 0]);
  await userEvent.type(within(dialog).getByLabelText('Registered address'), 'Pier 3');
  await waitFor(() => expect(shown()).toEqual(['2Agreement', 1]));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Download agreement' }));
  await waitFor(() => expect(shown()).toEqual(['3Upload', 2]));
  await chooseFile(dialog);
  expect(shown()).toEqual(['4Review', 3]);
  become('submitted');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Submit for review' }));
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: 'Your application is under review' })).getByRole('button', {
      name: 'Close',
    }),
  );
  const steps = await screen.findByRole('list', { name: 'Steps' });
  expect(within(steps).getByText('Review')).toHaveAttribute('aria-current', 'step');
});

it.each([{ joinEnterprise: false }, { enterpriseEnabled: false }])(
  '[G06] is not offered to people with %j',
  async (facts) => {
    const { container } = await renderInAdmin(
      <ServiceOpening user={filer({ auditStatus: 'none', ...facts })} contact="" />,
    );
    expect(container).toHaveTextContent('');
  },
);
