import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { App } from './App';
import { createTexts } from './createTexts';

it('[Y01] [Y02] [Y04] lists ships, refuses a blank one, and lists a saved one', async () => {
  render(<App i18nProvider={await createTexts()} />);
  const table = await screen.findByRole('table', { name: 'Ships' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Name', 'Flag', 'Built']);
  await screen.findByText('EVER GIVEN');
  expect(screen.getAllByText('Panama').length).toBeGreaterThan(1);

  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getAllByText('Fill in this field.')).toHaveLength(2);

  await userEvent.type(screen.getByLabelText('Name'), 'HA LONG');
  await userEvent.selectOptions(screen.getByLabelText('Flag'), 'VN');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('rowheader', { name: /HA LONG/u });
});
