// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ISF_10 } from '#contract/codes.ts';
import { blankBill, type Isf10Bill } from '#contract/entities/bill.ts';
import { isf10Bill, isf5Bill } from '#contract/testing/bills.ts';
import { fakeParties, partyRow } from '../testing/fakeParties.ts';
import { renderBill } from '../testing/renderBill.tsx';

// Preloads the layers' chunk.
beforeAll(async () => {
  await import('./PartyLayers.tsx');
}, 30_000);
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

const blank = (changes: Partial<Isf10Bill> = {}) => ({ ...blankBill(ISF_10, 'HBRL'), ...changes });
const block = (name: string) => within(screen.getByRole('region', { name }));
const SELLER = ['sellerName', 'sellerAddr', 'sellerCity', 'sellerCountryCode'];
const blankParty = (party: 'seller') => ({ [`${party}Name`]: '', [`${party}Addr`]: '', [`${party}City`]: '' });
const NINGBO = partyRow('NINGBO TRADING CO LTD');

function render(bill: Parameters<typeof renderBill>[0], parties = fakeParties()) {
  const rendered = renderBill(bill, { parties: parties.port });
  const values = (names: readonly string[]) => names.map((name) => rendered.form.value(name));
  return { ...rendered, ...parties, values };
}

describe('address book of a block', () => {
  it('[B04] [T05] fills a block by keyboard and keeps the focus', async () => {
    const book = fakeParties([partyRow('SHENZHEN TRADING', { type: 'buyer' }), NINGBO]);
    const { user, values, remembered } = render(blank(), book);
    await user.click(screen.getByLabelText('Seller name'));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const search = await screen.findByRole('combobox', { name: 'Name, address or city' });
    await waitFor(() => expect(search).toHaveFocus());
    await user.keyboard('trad');
    await screen.findByRole('option', { name: /NINGBO TRADING/u, selected: true });
    await user.keyboard('{Enter}');
    expect(values(SELLER)).toEqual(['NINGBO TRADING CO LTD', '588 RENMIN ROAD', 'NINGBO', 'CN']);
    expect(remembered).toMatchObject([['seller', { name: 'NINGBO TRADING CO LTD' }]]);
    await waitFor(() => expect(screen.getByLabelText('Seller name')).toHaveFocus());
    await user.click(block('Seller').getByRole('button', { name: 'Undo' }));
    expect(values(SELLER)).toEqual(['', '', '', '']);
  });

  it('[T05] [V13] saves no party that customs would refuse, and names its field', async () => {
    const name = 'X'.repeat(37);
    const { user, saved } = render(
      blank({ bugerName: name, bugerAddr: '1 A ROAD', bugerCity: 'AUSTIN', bugerCountryCode: 'US' }),
    );
    await user.click(block('Buyer').getByRole('button', { name: 'Save to the address book' }));
    expect(await block('Buyer').findByText('Not saved: correct the marked field first.')).toBeVisible();
    expect(saved).toEqual([]);
    const field = screen.getByLabelText('Buyer name');
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    await user.clear(field);
    await user.type(field, 'AUSTIN TOYS');
    expect(block('Buyer').queryByText('Not saved: correct the marked field first.')).not.toBeInTheDocument();
    await user.click(block('Buyer').getByRole('button', { name: 'Save to the address book' }));
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  it('[T05] shows recent picks, then entries of the block’s type, then others', async () => {
    const book = fakeParties(
      [partyRow('A BUYER', { type: 'buyer' }), partyRow('A SHIPPER', { type: 'shipper' }), NINGBO],
      [{ name: 'LAST TIME LTD', addr: '1 A ROAD', city: 'NINGBO', countryCode: 'CN' }],
    );
    const { user } = render(blank(), book);
    await user.click(block('Seller').getByRole('button', { name: 'Fill from the address book' }));
    await screen.findByRole('option', { name: /NINGBO TRADING/u });
    const groups = screen.getAllByRole('group').filter((group) => group.closest('[role="listbox"]'));
    expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual(['Recent', 'Seller', 'Other entries']);
    expect(screen.getAllByRole('option').map((option) => option.querySelector('b')?.textContent)).toEqual([
      'LAST TIME LTD',
      'NINGBO TRADING CO LTD',
      'A SHIPPER',
      'A BUYER',
    ]);
  });

  it('[T05] saves a block as a new entry of its type', async () => {
    const { user, saved } = render(isf10Bill());
    await user.click(block('Buyer').getByRole('button', { name: 'Save to the address book' }));
    expect(await block('Buyer').findByText('PACIFIC HOME GOODS INC is saved to the address book.')).toBeVisible();
    expect(saved).toEqual([
      [
        {
          name: 'PACIFIC HOME GOODS INC',
          addr: '2200 HARBOR BLVD SUITE 410',
          city: 'COSTA MESA',
          countryCode: 'US',
        },
        'buyer',
      ],
    ]);
  });

  it.each([
    ['Update the entry', expect.objectContaining({ id: 'p-PACIFIC HOME GOODS INC', revision: 1 })],
    ['Save as new', 'buyer'],
  ])('[T05] asks before it saves a name twice, and follows the answer: %s', async (answer, target) => {
    const book = fakeParties([partyRow('PACIFIC HOME GOODS INC', { type: 'buyer', addr: 'OLD ROAD 1' })]);
    const { user, saved } = render(isf10Bill(), book);
    await user.click(block('Buyer').getByRole('button', { name: 'Save to the address book' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/OLD ROAD 1/u)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: answer }));
    await waitFor(() => expect(saved).toEqual([[expect.objectContaining({ city: 'COSTA MESA' }), target]]));
  });

  it('[T05] reports missing fields instead of saving an incomplete party', async () => {
    const { user, saved } = render(blank());
    await user.click(block('Seller').getByRole('button', { name: 'Save to the address book' }));
    expect(block('Seller').getByText(/at least a name and a country/u)).toBeVisible();
    expect(saved).toEqual([]);
  });
});

describe('tools of a block', () => {
  it('[B04] copies another filled block, with undo', async () => {
    const { user, values } = render(isf10Bill({ manufacturerName: 'OLD', manufacturerCity: '' }));
    await user.click(block('Manufacturer').getByRole('button', { name: 'Same as another party' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.querySelector('b')?.textContent)).not.toContain('Manufacturer');
    await user.click(screen.getByRole('menuitem', { name: /^Seller/u }));
    const names = ['manufacturerName', 'manufacturerAddr', 'manufacturerCity', 'manufacturerCountryCode'];
    expect(values(names)).toEqual(values(SELLER));
    await user.click(block('Manufacturer').getByRole('button', { name: 'Undo' }));
    expect(values(names)).toEqual(['OLD', 'NO 9 INDUSTRIAL ZONE', '', 'CN']);
  });

  const sameAs = async (from: string, to: string) => {
    await userEvent.click(block(to).getByRole('button', { name: 'Same as another party' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`^${from}`, 'u') }));
  };
  const BUYER = ['bugerName', 'bugerAddr', 'bugerCity', 'bugerCountryCode'];

  it.each(['Importer', 'Consignee'])('[B04] copies the number of the %s and keeps name and address', async (from) => {
    const { values, user } = render(isf10Bill());
    const before = values(BUYER);
    await sameAs(from, 'Buyer');
    expect(values(['bugerIdType', 'bugerId'])).toEqual(['EI', '12-345678900']);
    expect(values(BUYER)).toEqual(before);
    await user.click(block('Buyer').getByRole('button', { name: 'Undo' }));
    expect(values([...BUYER, 'bugerIdType', 'bugerId'])).toEqual([...before, '', '']);
  });

  it('[B04] copies a party that has only a number without emptying the other', async () => {
    const { values } = render(isf10Bill({ ...blankParty('seller'), sellerIdType: 'EI', sellerId: '12-345678900' }));
    const before = values(BUYER);
    await sameAs('Seller', 'Buyer');
    expect(values([...BUYER, 'bugerId'])).toEqual([...before, '12-345678900']);
  });

  it('[B04] offers no party of which nothing can be copied', async () => {
    const passport = { consigneeType: 'AEF', consigneeId: 'EA1234567', consigneeName: '' } as const;
    const { user } = render(isf10Bill({ ...passport, ...blankParty('seller'), sellerIdType: 'EI', sellerId: '1' }));
    const offered = async (party: string) => {
      await user.click(block(party).getByRole('button', { name: 'Same as another party' }));
      const items = await screen.findAllByRole('menuitem');
      await user.keyboard('{Escape}');
      return items.map((item) => item.querySelector('b')?.textContent);
    };
    expect(await offered('Manufacturer')).toEqual([
      'Buyer',
      'Container stuffing location',
      'Consolidator',
      'Ship-to party',
    ]);
    expect(await offered('Buyer')).toEqual([
      'Importer',
      'Seller',
      'Manufacturer',
      'Container stuffing location',
      'Consolidator',
      'Ship-to party',
    ]);
  });

  it('[B04] splits a multi-line paste into the name, with undo', async () => {
    const { user, values } = render(isf10Bill({ sellerName: 'OLD NAME' }));
    const before = values(SELLER);
    await user.click(screen.getByLabelText('Seller name'));
    await user.paste('East Sea Logistics Ltd.\n88 Haitian Road\nNingbo, China');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('Name')).toHaveValue('EAST SEA LOGISTICS LTD.');
    const city = dialog.getByLabelText('City');
    await user.clear(city);
    await user.type(city, 'Beilun');
    await user.click(dialog.getByRole('button', { name: 'Fill the fields' }));
    expect(values(SELLER)).toEqual(['EAST SEA LOGISTICS LTD.', '88 HAITIAN ROAD', 'BEILUN', 'CN']);
    await user.click(block('Seller').getByRole('button', { name: 'Undo' }));
    expect(values(SELLER)).toEqual(before);
  });

  it('[B04] keeps a pasted address that Escape left unused', async () => {
    const { user, values } = render(blank());
    const open = async () => {
      await user.click(block('Seller').getByRole('button', { name: 'Paste a whole address' }));
      return within(await screen.findByRole('dialog'));
    };
    const text = 'East Sea Logistics Ltd.\n88 Haitian Road\nNingbo, China';
    await open();
    await user.paste(text);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    const dialog = await open();
    expect(dialog.getByLabelText('Address as copied')).toHaveValue(text);
    await user.click(dialog.getByRole('button', { name: 'Fill the fields' }));
    expect(values(SELLER)[2]).toBe('NINGBO');
    expect((await open()).getByLabelText('Address as copied')).toHaveValue('');
  });

  it('[B04] takes a split address at the first click, with lines that stay', async () => {
    const { user, values } = render(blank());
    await user.click(block('Seller').getByRole('button', { name: 'Paste a whole address' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.paste(`East Sea Logistics Ltd.\n88 Haitian Road Building 4 Economic and Technical Zone\nNingbo, China`);
    const lines = await dialog.findByRole('list', { name: /35 characters a line/u });
    await user.click(dialog.getByLabelText('Address'));
    // Pressing the button blurs the field: lines that went with the focus would move the button from under the pointer.
    const button = dialog.getByRole('button', { name: 'Fill the fields' });
    await user.pointer({ keys: '[MouseLeft>]', target: button });
    expect(lines).toBeVisible();
    await user.pointer({ keys: '[/MouseLeft]', target: button });
    expect(values(SELLER)[1]).toBe('88 HAITIAN ROAD BUILDING 4 ECONOMIC AND TECHNICAL ZONE');
  });

  it('[B04] clears a block without errors, with undo', async () => {
    const { user, values } = render(isf10Bill());
    const before = values(SELLER);
    await user.click(block('Seller').getByRole('button', { name: 'Clear' }));
    expect(values(SELLER)).toEqual(['', '', '', '']);
    expect(screen.getByLabelText('Seller name')).not.toBeInvalid();
    await user.click(screen.getByLabelText('Seller city'));
    await user.keyboard('{Control>}z{/Control}');
    expect(values(SELLER)).toEqual(before);
  });

  it('[B02] is shown for every party of an ISF-5', () => {
    render(isf5Bill());
    expect(screen.getAllByRole('toolbar').map((bar) => bar.getAttribute('aria-label'))).toEqual([
      'Tools for Booking party',
      'Tools for Ship-to party',
    ]);
  });

  it('is one tab stop with arrow keys between buttons', async () => {
    const { user } = render(blank());
    const tools = within(block('Seller').getByRole('toolbar')).getAllByRole('button');
    expect(tools.filter((tool) => tool.tabIndex === 0)).toHaveLength(1);
    tools[0]?.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(block('Seller').getByRole('button', { name: 'Paste a whole address' })).toHaveFocus();
  });
});

describe('the postal code of a US address', () => {
  const us = { bugerName: 'A CO', bugerAddr: '2200 HARBOR BLVD 92626', bugerCountryCode: 'US' };

  it('fills an empty city and the state, with undo', async () => {
    const { user, form } = render(blank(us));
    await user.click(screen.getByLabelText('Buyer address'));
    await user.tab();
    await waitFor(() => expect(form.value('bugerCity')).toBe('COSTA MESA'));
    expect(form.value('bugerAddr')).toBe('2200 HARBOR BLVD, CA 92626');
    await user.click(block('Buyer').getByRole('button', { name: 'Undo' }));
    expect([form.value('bugerCity'), form.value('bugerAddr')]).toEqual(['', '2200 HARBOR BLVD 92626']);
    await user.click(screen.getByLabelText('Buyer address'));
    await user.tab();
    expect(form.value('bugerCity')).toBe('');
  });

  it('only offers the city if another one was typed', async () => {
    const { user, form } = render(blank({ ...us, bugerCity: 'IRVINE' }));
    await user.click(screen.getByLabelText('Buyer address'));
    await user.tab();
    const offer = await block('Buyer').findByRole('button', { name: 'Use COSTA MESA' });
    expect(form.value('bugerCity')).toBe('IRVINE');
    await user.click(offer);
    expect(form.value('bugerCity')).toBe('COSTA MESA');
  });
});

it('[V13] shows the lines of an address at customs, and warns about cut words', async () => {
  const words = [30, 30, 43].map((length, at) => 'ABC'.charAt(at).repeat(length));
  const { user, form } = render(blank());
  const address = screen.getByLabelText('Seller address');
  await user.click(address);
  await user.paste(words.slice(0, 2).join(' '));
  const lines = block('Seller').getByRole('list', { name: /35 characters a line/u });
  expect(
    within(lines)
      .getAllByRole('listitem')
      .map((line) => line.textContent),
  ).toEqual(words.slice(0, 2));
  await user.paste(` ${words.slice(2).join(' ')}`);
  await user.tab();
  expect(within(lines).getAllByRole('listitem')).toHaveLength(4);
  expect(address).toHaveAccessibleDescription(/more than 35 characters is cut/u);
  expect(form.value('sellerAddr')).toHaveLength(105);
});

it('[V13] limits the lines of a long address and shows the number of others', async () => {
  const { user } = render(blank());
  await user.click(screen.getByLabelText('Seller address'));
  await user.paste('A'.repeat(1_200));
  const lines = within(block('Seller').getByRole('list', { name: /35 characters a line/u })).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([...Array<string>(8).fill('A'.repeat(35)), '+27 lines']);
});

describe('what few parties need', () => {
  const more = () => block('Seller').getByRole('button', { name: 'More about this party' });

  it('[X04] is folded and not rendered until it is opened', async () => {
    const { user } = render(blank());
    expect(screen.queryByLabelText('Seller postal code')).toBeNull();
    await user.click(more());
    expect(await screen.findByLabelText('Seller postal code')).toBeVisible();
  });

  it('[X04] keeps the focus in the block when its key folds the focused field', async () => {
    const { user, form } = render(blank());
    await user.click(screen.getByLabelText('Seller name'));
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await user.click(await screen.findByLabelText('Seller postal code'));
    await user.keyboard('315 800{Alt>}{ArrowUp}{/Alt}');
    expect(screen.queryByLabelText('Seller postal code')).toBeNull();
    expect(more()).toHaveFocus();
    expect(form.value('sellerPostalCode')).toBe('315 800');
  });

  it('[X04] is open when it has a value', () => {
    render(blank({ sellerPostalCode: '315800' }));
    expect(screen.getByLabelText('Seller postal code')).toHaveValue('315800');
    expect(screen.queryByLabelText('Buyer postal code')).toBeNull();
  });

  it('[X04] replaces name and address by an identifier, cleaned as customs writes it', async () => {
    const { user, form } = render(blank());
    await user.click(more());
    await user.selectOptions(await screen.findByLabelText('Seller identifier type'), 'DUN');
    await user.type(screen.getByLabelText('Seller identifier'), '12-345-6789');
    await user.tab();
    expect(form.value('sellerId')).toBe('123456789');
    const paths = form.check().map(({ path }) => path);
    expect(paths.filter((path) => path.startsWith('seller'))).toEqual([]);
    expect(paths).toContain('bugerName');
  });

  it('[X04] is copied and cleared with the party', async () => {
    const { user, form } = render(blank({ sellerIdType: 'EI', sellerId: '12-345678900' }));
    await user.click(block('Buyer').getByRole('button', { name: 'Same as another party' }));
    await user.click(await screen.findByRole('menuitem', { name: /Seller/u }));
    expect([form.value('bugerIdType'), form.value('bugerId')]).toEqual(['EI', '12-345678900']);
    await user.click(block('Buyer').getByRole('button', { name: 'Clear' }));
    expect(form.value('bugerId')).toBe('');
  });
});
