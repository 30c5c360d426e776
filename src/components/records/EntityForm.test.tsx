// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider, SaveContextProvider } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { entity, type Entity } from '#schema/entity.ts';
import { rows, text } from '#schema/field.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { EntityForm } from './EntityForm.tsx';

// Labels of the app's contacts, because texts of other entities would be missing.
const contact = entity(
  'linkman',
  { name: text({ required: true, upper: true }), phone: text({}) },
  { views: { form: { main: ['name', 'phone'] } } },
);

afterEach(cleanup);

const open = (
  save: (record: object) => unknown,
  record: object = { id: 7, name: '', phone: 12_345 },
  of: Entity = contact,
) =>
  renderInAdmin(
    <RecordContextProvider value={record}>
      <SaveContextProvider value={{ save: (data: object) => Promise.resolve(save(data)), saving: false }}>
        <EntityForm entity={of} />
      </SaveContextProvider>
    </RecordContextProvider>,
  );

it('saves with Enter, in capital letters where the field wants them, and keeps a number of the record', async () => {
  const save = vi.fn(() => ({}));
  await open(save);
  await userEvent.type(screen.getByRole('textbox', { name: /name/iu }), ' finn zhao {Enter}');
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(save).toHaveBeenCalledWith(expect.objectContaining({ name: 'FINN ZHAO', phone: '12345' }));
});

it('does not save with an error, and focuses its field', async () => {
  const save = vi.fn(() => ({}));
  await open(save);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /name/iu })).toHaveFocus());
  expect(save).not.toHaveBeenCalled();
});

it('has ids of its own beside another form of the entity', async () => {
  const { container } = await renderInAdmin(
    <>
      <EntityForm entity={contact} />
      <EntityForm entity={contact} />
    </>,
  );
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(3);
  expect(new Set(ids).size).toBe(ids.length);
  const [, second] = screen.getAllByLabelText(/^Name/u);
  await userEvent.click(screen.getAllByText('Name').at(-1) ?? container);
  expect(second).toHaveFocus();
});

it('shows what the provider refuses', async () => {
  await open(() => ({ phone: 'This number is not in service' }), { id: 7, name: 'FINN', phone: '1' });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This number is not in service')).toBeInTheDocument();
});

// Labels of the app's filings.
const goods = entity(
  'bill',
  { billHsRequestList: rows({ hsCode: text({ required: true }), hsCountryCode: text({}) }, { atLeastOne: true }) },
  { views: { form: { main: ['billHsRequestList'] } } },
);
const cell = (name: string, row: number) =>
  within(screen.getAllByRole('row')[row] as HTMLElement).getByRole('textbox', { name });

it('shows a list as a grid, and saves its rows without the free line', async () => {
  const save = vi.fn(() => ({}));
  await open(save, { id: 7, billHsRequestList: [{ hsCode: '940360', hsCountryCode: 'CN' }] }, goods);
  await userEvent.type(cell('HS code', 2), '847130');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const billHsRequestList = [
    { hsCode: '940360', hsCountryCode: 'CN' },
    { hsCode: '847130', hsCountryCode: '' },
  ];
  await waitFor(() => expect(save).toHaveBeenCalledWith(expect.objectContaining({ billHsRequestList })));
});

it('shows problems and refusals of rows at their cells', async () => {
  const save = vi.fn(() => ({ billHsRequestList: [{ hsCountryCode: 'Not a country' }] }));
  await open(save, { id: 7, billHsRequestList: [{ hsCode: '', hsCountryCode: 'XX' }] }, goods);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(cell('HS code', 1)).toHaveFocus());
  expect(save).not.toHaveBeenCalled();
  await userEvent.type(cell('HS code', 1), '940360');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(cell('Country of origin', 1)).toBeInvalid());
  expect(screen.getByText(/Not a country/u)).toBeInTheDocument();
});
