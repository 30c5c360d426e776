// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TestTranslationProvider } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { entity } from '#schema/entity.ts';
import { date, dateTime } from '#schema/field.ts';
import { updateServerClock } from '#schema/serverClock.ts';
import { createFormStore } from '../form/store/createFormStore.ts';
import { Field } from '../form/field/Field.tsx';
import { FormRoot } from '../form/FormRoot.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  // 23:30 in New York on Saturday the 7th, the night in which clocks there skip from 02:00 to 03:00.
  vi.setSystemTime('2026-03-08T04:30:00Z');
});
afterEach(() => {
  cleanup();
  updateServerClock(new Date().toUTCString());
  vi.useRealTimers();
});

function renderDates(record: Record<string, string> = {}) {
  const form = createFormStore({
    entity: entity('sample', { loadingAt: dateTime(), birth: date() }),
    record,
    clean: (_, text) => text,
    now: () => new Date(),
    defer: (work) => work,
  });
  render(
    <TestTranslationProvider
      messages={{
        'fields.sample.loadingAt': 'Loading time',
        'fields.sample.birth': 'Birth date',
        'ui.date.now': 'Now',
        'ui.date.done': 'Done',
      }}
    >
      <FormRoot form={form}>
        <Field name="loadingAt" />
        <Field name="birth" />
      </FormRoot>
    </TestTranslationProvider>,
  );
  return form;
}
const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const openLayer = async (name: string) => {
  input(name).focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  return within(await screen.findByRole('dialog', { name: new RegExp(name, 'u') }, { timeout: 20_000 }));
};

it('shows the time zone for a time, not for a birth date', async () => {
  renderDates();
  expect(input('Loading time')).toHaveAccessibleDescription('+08:00');
  expect(input('Birth date')).not.toHaveAccessibleDescription(/08/u);
  await openLayer('Loading time');
  expect(screen.getByRole('dialog', { name: 'Loading time (+08:00)' })).toBeInTheDocument();
});

it('[K01] shows the day at +08:00 as today', async () => {
  const form = renderDates();
  const layer = await openLayer('Loading time');
  expect(layer.getByRole('gridcell', { current: 'date' })).toHaveTextContent(/^8$/u);
  await userEvent.click(layer.getByRole('button', { name: 'Now' }));
  expect(form.value('loadingAt')).toBe('2026-03-08 12:30:00');
});

it('keeps hour and minute when another day is picked, also in a skipped DST hour', async () => {
  const form = renderDates({ loadingAt: '2026-03-07 02:30:00' });
  const layer = await openLayer('Loading time');
  await userEvent.click(layer.getByRole('gridcell', { name: '8' }));
  expect(form.value('loadingAt')).toBe('2026-03-08 02:30:00');
  await userEvent.click(layer.getByRole('option', { name: '15 minutes' }));
  expect(form.value('loadingAt')).toBe('2026-03-08 02:15:00');
  await userEvent.click(layer.getByRole('button', { name: 'Done' }));
  expect(input('Loading time')).toHaveFocus();
});

it('opens a blank birth date at the years, writes the picked day and closes', async () => {
  renderDates();
  const layer = await openLayer('Birth date');
  await userEvent.click(layer.getByRole('radio', { name: '1980' }));
  await userEvent.click(await layer.findByRole('radio', { name: 'February' }));
  await userEvent.click(await layer.findByRole('gridcell', { name: '29' }));
  expect(input('Birth date')).toHaveValue('1980-02-29');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it("[K02] writes now by the portal's clock", async () => {
  updateServerClock('Thu, 12 Mar 2026 04:30:00 GMT');
  const form = renderDates();
  const layer = await openLayer('Loading time');
  await userEvent.click(layer.getByRole('button', { name: 'Now' }));
  expect(form.value('loadingAt')).toBe('2026-03-12 12:30:00');
});
