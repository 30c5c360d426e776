// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { TestTranslationProvider } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { entity } from '#schema/entity.ts';
import { lookup } from '#schema/field.ts';
import { createFormStore } from '../form/store/createFormStore.ts';
import { Field } from '../form/field/Field.tsx';
import { FormRoot } from '../form/FormRoot.tsx';
import { LookupProvider, type LookupPort } from './LookupContext.ts';

type Query = Parameters<LookupPort['search']>[0];

beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A country field with a mocked look-up. */
function renderLookup(total = 25, caution?: string) {
  const requests: { query: Query; signal: AbortSignal; answer: (names: string[]) => Promise<void> }[] = [];
  const country: LookupPort = {
    findName: (code) => (code === 'CN' ? 'China' : null),
    search: (query, signal) =>
      new Promise((resolve) => {
        const answer = (values: string[]) =>
          act(async () =>
            resolve({ options: values.map((value) => ({ value, name: `Name of ${value}`, caution })), total }),
          );
        requests.push({ query, signal, answer });
      }),
  };
  const form = createFormStore({
    entity: entity('sample', { country: lookup('country') }),
    record: {},
    clean: (_, text) => text.toUpperCase(),
    now: () => new Date(0),
    defer: (work) => work,
  });
  render(
    <TestTranslationProvider messages={{ 'fields.sample.country': 'Country' }}>
      <LookupProvider value={{ country }}>
        <FormRoot form={form}>
          <Field name="country" />
        </FormRoot>
      </LookupProvider>
    </TestTranslationProvider>,
  );
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' });
  const type = (text: string) => {
    fireEvent.focus(input);
    fireEvent.input(input, { target: { value: text } });
  };
  const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
  return { requests, form, input, type, pass };
}
const ten = (from: number) => Array.from({ length: 10 }, (_, at) => `X${from + at}`);

it('[L04] loads ten options 300 ms after the last key, by upper-case keyword', async () => {
  const { requests, type, pass } = renderLookup();
  type('c');
  await pass(200);
  type('ch');
  await pass(299);
  expect(requests).toHaveLength(0);
  await pass(1);
  expect(requests.map(({ query }) => query)).toEqual([{ keyword: 'CH', page: 1 }]);
});

it('[L03] omits an empty keyword from the query', async () => {
  const { requests, input, pass } = renderLookup();
  fireEvent.focus(input);
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  await pass(0);
  expect(requests.map(({ query }) => query)).toEqual([{ page: 1 }]);
});

it('[L04] shows the result of the latest search', async () => {
  const { requests, type, pass } = renderLookup();
  type('c');
  await pass(300);
  type('ch');
  await pass(300);
  expect(requests[0]?.signal.aborted).toBe(true);
  await requests[1]?.answer(['CH', 'CN']);
  await requests[0]?.answer(['CA']);
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['CH Name of CH', 'CN Name of CN']);
});

it('[L04] loads the next ten at the end of the list until all are loaded', async () => {
  const { requests, type, pass } = renderLookup();
  type('x');
  await pass(300);
  await requests[0]?.answer(ten(0));
  fireEvent.scroll(screen.getByRole('listbox'));
  fireEvent.scroll(screen.getByRole('listbox'));
  expect(requests.map(({ query }) => query.page)).toEqual([1, 2]);
  await requests[1]?.answer(ten(10));
  fireEvent.scroll(screen.getByRole('listbox'));
  await requests[2]?.answer(ten(20).slice(0, 5));
  expect(screen.getAllByRole('option')).toHaveLength(25);
  fireEvent.scroll(screen.getByRole('listbox'));
  expect(requests).toHaveLength(3);
});

it('picks only the active option on Enter', async () => {
  const { requests, form, input, type, pass } = renderLookup();
  type('c');
  await pass(300);
  await requests[0]?.answer(['CA', 'CN']);
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(form.value('country')).toBe('c');
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  expect(input).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[1]?.id);
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(form.value('country')).toBe('CN');
  expect(input).toHaveValue('CN');
  expect(screen.getByText('China')).toBeInTheDocument();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('ignores keys during composition', async () => {
  const { requests, form, input, type, pass } = renderLookup();
  type('zhong');
  await pass(300);
  await requests[0]?.answer(['CN']);
  fireEvent.keyDown(input, { key: 'ArrowDown', isComposing: true });
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
  expect(form.value('country')).toBe('zhong');
});

it('keeps typed codes and unknown text', async () => {
  const { form, input, type } = renderLookup();
  type('cn');
  fireEvent.blur(input);
  expect(form.value('country')).toBe('CN');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(input).toHaveValue('CN');
});

it('keeps the text when Escape closes the list', async () => {
  const { input, type, pass } = renderLookup();
  type('c');
  await pass(300);
  fireEvent.keyDown(input, { key: 'Escape' });
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(input).toHaveValue('c');
});

it('shows the warning of an option', async () => {
  const { requests, type, pass } = renderLookup(1, 'fields.sample.country');
  type('us');
  await pass(300);
  await requests[0]?.answer(['US']);
  expect(screen.getByRole('option')).toHaveTextContent('US Name of US Country');
});
