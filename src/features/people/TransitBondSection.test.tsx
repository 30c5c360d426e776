// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { useUser } from '#authProvider/useUser.ts';
import { enterpriseSettings, filer } from '#contract/testing/filer.ts';
import { openPortal, Refused } from '#testing/openPortal.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { TransitBondSection } from './TransitBondSection.tsx';

afterEach(cleanup);

function Section() {
  const { user } = useUser();
  return user?.transitBond ? <TransitBondSection bond={user.transitBond} /> : null;
}

/** The bond of an enterprise, saved by a colleague after the page has loaded a blank one. */
async function openStale() {
  let transitBond = { holder: '', activity: '03', isSent: true };
  const portal = openPortal({
    me: () => filer({ admin: true, transitBond }),
    saveEnterpriseSettings: ({ body }) => {
      if (body.loaded?.transitBondHolder !== transitBond.holder) throw new Refused(409, { code: 409, current: {} });
      transitBond = { ...transitBond, holder: body.transitBondHolder ?? '' };
      return enterpriseSettings();
    },
  });
  await renderInAdmin(<Section />);
  const holder = await screen.findByLabelText('Bond holder ID');
  transitBond = { ...transitBond, holder: '12-345678900' };
  return { holder, portal, stored: () => transitBond.holder };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('[X03] takes the bond that a colleague saved meanwhile', async () => {
  const { stored } = await openStale();
  await press('Save bond');
  expect(await screen.findByRole('dialog', { name: 'A colleague saved other values' })).toHaveTextContent(
    /12-345678900/u,
  );
  await press('Use the saved values');
  expect(screen.getByLabelText('Bond holder ID')).toHaveValue('12-345678900');
  expect(stored()).toBe('12-345678900');
});

it('[X03] saves the own bond over that of a colleague only when it is chosen', async () => {
  const { holder, portal, stored } = await openStale();
  await userEvent.type(holder, '36-111222333');
  await press('Save bond');
  await screen.findByRole('dialog');
  expect(stored()).toBe('12-345678900');
  await press('Save mine');
  await waitFor(() => expect(stored()).toBe('36-111222333'));
  expect(portal.asked.filter(({ name }) => name === 'saveEnterpriseSettings').at(-1)?.body).toMatchObject({
    transitBondHolder: '36-111222333',
    loaded: { transitBondHolder: '12-345678900', transitBondActivity: '03', transitBondSent: true },
  });
});
