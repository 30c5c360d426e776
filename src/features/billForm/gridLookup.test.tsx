// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { LookupPort } from '#components/inputs/LookupContext.ts';
import { ISF_10 } from '#contract/codes.ts';
import { blankBill } from '#contract/entities/bill.ts';
import { renderBill } from './testing/renderBill.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

const NAMES: Record<string, string> = { CN: 'China', CA: 'Canada' };
const country: LookupPort = {
  findName: (code) => NAMES[code] ?? null,
  async search({ keyword = '' }) {
    const options = Object.entries(NAMES).flatMap(([value, name]) =>
      value.startsWith(keyword) ? [{ value, name }] : [],
    );
    return { options, total: options.length };
  },
};

it.each([
  ['before the list is loaded', 'cn', null, '', 'CN'],
  ['with one option', 'cn', /China/u, '', 'CN'],
  ['with a chosen option', 'c', /Canada/u, '{ArrowDown}{ArrowDown}', 'CA'],
])('[B05] moves on to the next line by Enter in the country %s', async (_, typed, option, keys, code) => {
  const { user, form } = renderBill(blankBill(ISF_10, 'HBRL'), { country });
  const row = (at: number) =>
    within(within(screen.getByRole('region', { name: 'Goods' })).getByRole('row', { name: `Row ${at}` }));
  await user.type(row(1).getByLabelText('HS code'), '940360{Enter}');
  expect(row(1).getByLabelText('Country of origin')).toHaveFocus();
  await user.keyboard(typed);
  if (option) await screen.findByRole('option', { name: option });
  await user.keyboard(`${keys}{Enter}`);
  expect(form.snapshot().billHsRequestList[0]).toMatchObject({ hsCode: '940360', hsCountryCode: code });
  expect(row(2).getByLabelText('HS code')).toHaveFocus();
});
