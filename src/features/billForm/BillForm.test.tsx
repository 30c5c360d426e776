// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ISF_10, ISF_5 } from '#contract/codes.ts';
import { billEntity, blankBill } from '#contract/entities/bill.ts';
import { amsRowOf, goodsRowsOf, isf10Bill } from '#contract/testing/bills.ts';
import { renderBill } from './testing/renderBill.tsx';
import type { FieldDeclaration } from '#schema/field.ts';

afterEach(cleanup);
const blank = () => blankBill(ISF_10, 'HBRL');
const row = (name: string, index: number) =>
  within(screen.getByRole('region', { name })).getByRole('row', { name: `Row ${index}` });

describe('fields', () => {
  it('[V12] makes stuffing and consolidator optional until one is begun', async () => {
    const gone = { stuffingName: '', stuffingAddr: '', stuffingCity: '', stuffingCountryCode: '' };
    const { user } = renderBill(
      isf10Bill({ ...gone, consolidatorName: '', consolidatorAddr: '', consolidatorCity: '' }),
    );
    const mayFollowNotes = () => screen.queryAllByText(/^May follow until 24 hours before arrival/u);
    expect(mayFollowNotes()).toHaveLength(0);
    await user.selectOptions(screen.getByLabelText('Action reason'), 'FT');
    expect(mayFollowNotes()).toHaveLength(2);
    expect(screen.getByLabelText('Container stuffing location city')).not.toBeRequired();
    await user.type(screen.getByLabelText('Container stuffing location name'), 'CFS NO 3');
    await user.tab();
    expect(mayFollowNotes()).toHaveLength(1);
    expect(screen.getByLabelText('Container stuffing location city')).toBeRequired();
  });

  it('[B01] [X04] shows every field of an ISF-10 but rare ones, with the defaults', () => {
    const { form, container } = renderBill(blank());
    const shown = new Set([...container.querySelectorAll<HTMLInputElement>('[name]')].map((control) => control.name));
    const hidden = [
      'template_name',
      'suretyCode',
      'bondReferenceNo',
      'importerBirth',
      'importerCountry',
      'consigneeBirth',
      'consigneeCountry',
    ];
    const fields = Object.entries<FieldDeclaration>(billEntity(ISF_10).fields);
    const rare = fields.filter(([, field]) => field.rare).map(([name]) => name);
    expect(rare.filter((name) => shown.has(name))).toEqual([]);
    const declared = fields
      .filter(([name]) => !rare.includes(name))
      .flatMap(([name, field]) =>
        field.kind === 'rows' ? Object.keys(field.of).map((cell) => `${name}.${form.rowIds(name)[0]}.${cell}`) : [name],
      );
    expect(declared.filter((name) => !shown.has(name))).toEqual(expect.arrayContaining(hidden));
    expect(declared.filter((name) => !shown.has(name))).toHaveLength(hidden.length);
    expect(screen.getByLabelText('Cargo type')).toHaveValue('01');
    expect(screen.getByLabelText('Bond type')).toHaveValue('Continuous');
    expect(screen.getByLabelText('Bond holder type')).toHaveValue('IM');
    expect(screen.getByLabelText('Importer ID type')).toHaveValue('EI');
    expect(screen.getByLabelText('Consignee ID type')).toHaveValue('EI');
    expect(screen.getByLabelText('Consolidator country')).toHaveValue('CN');
    expect(screen.getByLabelText('Bill type')).toHaveValue('BM');
    expect(screen.getByLabelText('Filer code')).toHaveValue('HBRL');
  });

  it('[B02] renders an ISF-5 from its own declaration', () => {
    renderBill(blankBill(ISF_5, 'HBRL'));
    expect(screen.getByRole('textbox', { name: 'Booking party name' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Place of delivery' })).toBeInTheDocument();
    expect(screen.queryByLabelText('Buyer name')).not.toBeInTheDocument();
  });

  it('[B04] labels the four fields of each party', () => {
    renderBill(blank());
    for (const party of [
      'Buyer',
      'Seller',
      'Manufacturer',
      'Container stuffing location',
      'Consolidator',
      'Ship-to party',
    ]) {
      for (const part of ['name', 'address', 'city', 'country']) {
        expect(screen.getByLabelText(`${party} ${part}`)).toHaveAccessibleName(`${party} ${part}`);
      }
    }
  });

  it('[B07] requires surety code and reference for a single bond, and restores hidden values', async () => {
    const { user, form } = renderBill(blank());
    expect(screen.queryByLabelText('Surety code')).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Bond type'), 'Single');
    expect(screen.getByLabelText('Surety code')).toBeRequired();
    await user.type(screen.getByLabelText('Surety code'), '016');
    await user.type(screen.getByLabelText('Bond reference no.'), '123456789');
    await user.selectOptions(screen.getByLabelText('Bond type'), 'Hgj_Continuous');
    expect(screen.queryByLabelText('Surety code')).not.toBeInTheDocument();
    expect(form.snapshot()).toMatchObject({ suretyCode: '', bondReferenceNo: '' });
    expect(screen.getByRole('note')).toHaveTextContent('230');
    await user.selectOptions(screen.getByLabelText('Bond type'), 'Single');
    expect(screen.getByLabelText('Surety code')).toHaveValue('016');
    expect(screen.getByLabelText('Bond reference no.')).toHaveValue('123456789');
  });

  it('[B08] requires birth date and nationality for a passport, not for an SSN', async () => {
    const { user } = renderBill(blank());
    expect(screen.queryByLabelText('Importer nationality')).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Importer ID type'), 'AEF');
    expect(screen.getByLabelText('Importer date of birth')).toBeRequired();
    expect(screen.getByLabelText('Importer nationality')).toBeRequired();
    await user.selectOptions(screen.getByLabelText('Importer ID type'), '34');
    expect(screen.getByLabelText('Importer nationality')).not.toBeRequired();
  });

  it('masks a social security number on leaving, and shows it on demand', async () => {
    const { user, form } = renderBill(blank());
    await user.selectOptions(screen.getByLabelText('Importer ID type'), '34');
    await user.type(screen.getByLabelText('Importer ID'), '123456789');
    expect(screen.queryByText('***-**-6789')).not.toBeInTheDocument();
    await user.tab();
    // The bond holder's number is the importer's.
    expect(screen.getAllByText('***-**-6789')).toHaveLength(2);
    expect(form.snapshot()).toMatchObject({ importerId: '123-45-6789' });
    const importer = within(screen.getByRole('region', { name: 'Importer' }));
    await user.click(importer.getByRole('button', { name: 'Show the whole number' }));
    expect(importer.queryByText('***-**-6789')).not.toBeInTheDocument();
    expect(importer.getByLabelText('Importer ID')).toHaveValue('123-45-6789');
  });

  it('[V09] formats an EIN and copies the bond holder from the importer', async () => {
    const { user } = renderBill(blank());
    await user.type(screen.getByLabelText('Importer ID'), 'EIN: 12-3456789');
    await user.tab();
    expect(screen.getByLabelText('Importer ID')).toHaveValue('12-345678900');
    expect(screen.getByLabelText('Bond holder ID')).toHaveValue('12-345678900');
  });

  it('[V09] completes nine bare digits of an EIN with 00 and asks nothing', async () => {
    const { user } = renderBill(blank());
    await user.type(screen.getByLabelText('Importer ID'), '123456789');
    await user.tab();
    expect(screen.getByLabelText('Importer ID')).toHaveValue('12-345678900');
    expect(screen.queryByRole('button', { name: /Social security/u })).not.toBeInTheDocument();
  });

  it('[V09] offers the types of eleven bare digits and sets one by a click', async () => {
    const { user, form } = renderBill(blank());
    await user.type(screen.getByLabelText('Importer ID'), '26170412345');
    await user.tab();
    expect(screen.getByLabelText('Importer ID')).toHaveValue('26170412345');
    const importer = within(screen.getByRole('region', { name: 'Importer' }));
    await user.click(importer.getByRole('button', { name: /261704-12345/u }));
    expect(screen.getByLabelText('Importer ID')).toHaveValue('261704-12345');
    expect(screen.getByLabelText('Importer ID')).toHaveFocus();
    expect(screen.getByLabelText('Importer ID type')).toHaveValue('ANI');
    expect(form.value('bondHolderId')).toBe('261704-12345');
    await user.click(importer.getByRole('button', { name: 'Undo' }));
    expect(form.snapshot()).toMatchObject({ importerId: '26170412345', importerType: 'EI' });
  });

  it('[V09] [B08] sets the ID type from the number, and undoes both at once', async () => {
    const { user, form } = renderBill(blank());
    await user.type(screen.getByLabelText('Consignee ID'), 'Passport no. EA1234567');
    await user.tab();
    expect(form.snapshot()).toMatchObject({ consigneeId: 'EA1234567', consigneeType: 'AEF' });
    const consignee = within(screen.getByRole('region', { name: 'Consignee' }));
    expect(consignee.getByLabelText('Consignee date of birth')).toBeRequired();
    expect(consignee.getByText(/Read as a passport number/u)).toBeVisible();
    await user.click(consignee.getByRole('button', { name: 'Undo' }));
    expect(form.snapshot()).toMatchObject({ consigneeId: 'Passport no. EA1234567', consigneeType: 'EI' });
    form.tidy();
    expect(form.snapshot()).toMatchObject({ consigneeId: 'Passport no. EA1234567', consigneeType: 'EI' });
  });

  it('[B08] offers the importer for a blank consignee, with undo', async () => {
    const { user, form } = renderBill(blank());
    await user.type(screen.getByLabelText('Importer ID'), '987-65-4321');
    await user.tab();
    await user.type(screen.getByLabelText('Importer full name'), 'LI, WEI');
    await user.tab();
    const consignee = within(screen.getByRole('region', { name: 'Consignee' }));
    await user.click(consignee.getByRole('button', { name: 'Same as importer: ***-**-4321' }));
    const same = { consigneeType: '34', consigneeId: '987-65-4321', consigneeName: 'LI, WEI' };
    expect(form.snapshot()).toMatchObject(same);
    await user.click(consignee.getByRole('button', { name: 'Undo' }));
    expect(form.snapshot()).toMatchObject({ consigneeType: 'EI', consigneeId: '', consigneeName: '' });
  });

  it('[B08] offers nothing at a consignee that has a number', async () => {
    const { user } = renderBill(blank());
    await user.type(screen.getByLabelText('Consignee ID'), '12-345678900');
    await user.type(screen.getByLabelText('Importer ID'), '98-765432100');
    await user.tab();
    expect(screen.queryByRole('button', { name: /Same as importer/u })).not.toBeInTheDocument();
  });

  it('[V02] [V03] repairs a pasted B/L number, with undo', async () => {
    const { user, form } = renderBill(blank());
    const amsNo = screen.getByLabelText('AMS B/L no.');
    await user.click(amsNo);
    await user.paste('HBL: OOLU-OOLU2719403685');
    await user.tab();
    expect(amsNo).toHaveValue('OOLU2719403685');
    expect(screen.getByText('Tidied from “HBL: OOLU-OOLU2719403685”')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(form.value(amsNo.getAttribute('name') ?? '')).toBe('HBL: OOLU-OOLU2719403685');
  });
});

describe('timing of problems', () => {
  it('[V01] shows a format problem on leaving, and updates it while typing', async () => {
    const { user } = renderBill(blank());
    const field = screen.getByLabelText('Importer ID');
    const amsNo = screen.getByLabelText('AMS B/L no.');
    await user.type(amsNo, '12');
    expect(amsNo).not.toBeInvalid();
    await user.click(field);
    expect(amsNo).toBeInvalid();
    expect(amsNo).toHaveAccessibleDescription(/four letters of its issuer/u);
    await user.clear(amsNo);
    await user.type(amsNo, 'OOLU2719');
    expect(amsNo).not.toBeInvalid();
  });

  it('[V01] reports a required field when emptied, not when passed', async () => {
    const { user } = renderBill(blank());
    const city = screen.getByLabelText('Buyer city');
    await user.click(city);
    await user.tab();
    expect(city).not.toBeInvalid();
    await user.type(city, 'NINGBO');
    await user.tab();
    await user.clear(city);
    expect(city).not.toBeInvalid();
    await user.tab();
    expect(city).toHaveAccessibleDescription('Fill in this field.');
    await user.type(city, 'N');
    expect(city).not.toBeInvalid();
  });

  it('[V01] shows every required field after a check', () => {
    const { form } = renderBill(blank());
    form.check();
    return screen.findAllByText('Fill in this field.').then((found) => expect(found.length).toBeGreaterThan(25));
  });

  it('[V05] reports a repeated number at the second row until it is changed', async () => {
    const { user } = renderBill(isf10Bill());
    await user.click(
      within(screen.getByRole('region', { name: 'Shipment' })).getByRole('button', { name: /Add row/u }),
    );
    const second = within(row('Shipment', 2)).getByLabelText('AMS B/L no.');
    await user.type(second, 'OOLU2719403685');
    expect(second).not.toBeInvalid();
    await user.tab();
    expect(second).toHaveAccessibleDescription(/is already in row 1/u);
    await user.type(second, '9');
    expect(second).not.toBeInvalid();
  });

  it('never cleans or validates during composition', async () => {
    const { user, form } = renderBill(blank());
    const name = screen.getByLabelText('Buyer name');
    await user.click(name);
    form.setComposing(true);
    form.type('bugerName', 'ｎing');
    form.commit('bugerName');
    expect(form.value('bugerName')).toBe('ｎing');
    form.setComposing(false);
    form.commit('bugerName');
    expect(form.value('bugerName')).toBe('NING');
  });
});

describe('cleaning', () => {
  it('[V14] cleans on leaving, shows the change, with undo', async () => {
    const { user } = renderBill(blank());
    const name = screen.getByLabelText('Buyer name');
    await user.type(name, 'Đông Á（co）');
    await user.tab();
    expect(name).toHaveValue('DONG A(CO)');
    expect(screen.getByText('Tidied from “Đông Á（co）”')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(name).toHaveValue('Đông Á（co）');
    await user.click(name);
    await user.tab();
    expect(name).toHaveValue('Đông Á（co）');
    expect(name).toBeInvalid();
  });

  it('reports a goods number cut to its first digits', async () => {
    const { user } = renderBill(blank());
    const code = screen.getByLabelText('HS code');
    await user.type(code, '8471.30.0100');
    await user.tab();
    expect(code).toHaveValue('847130');
    expect(code).toHaveAccessibleDescription(/First 6 digits of 8471\.30\.0100/u);
  });

  it('removes the undo of an overwritten field', async () => {
    const { user, form } = renderBill(blank());
    await user.type(screen.getByLabelText('HS code'), '8471.30.0100');
    await user.tab();
    form.write(`billHsRequestList.${form.rowIds('billHsRequestList')[0]}.hsCode`, '940360');
    await vi.waitFor(() => expect(screen.queryByText(/First 6 digits/u)).not.toBeInTheDocument());
  });

  it('does not report upper case as a change', async () => {
    const { user } = renderBill(blank());
    await user.type(screen.getByLabelText('Buyer city'), 'ningbo ');
    await user.tab();
    expect(screen.getByLabelText('Buyer city')).toHaveValue('NINGBO');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });
});

describe('rows', () => {
  it('[B05] moves by Enter to the free line, which copies the country on typing', async () => {
    const { user, form } = renderBill(blank());
    await user.type(screen.getByLabelText('HS code'), '9403.60{Enter}');
    const country = within(row('Goods', 1)).getByLabelText('Country of origin');
    expect(country).toHaveFocus();
    await user.keyboard('cn{Enter}');
    const second = within(row('Goods', 2)).getByLabelText('HS code');
    expect(second).toHaveFocus();
    expect(within(row('Goods', 1)).getByLabelText('HS code')).toHaveValue('940360');
    expect(form.snapshot()['billHsRequestList']).toEqual([{ hsCode: '940360', hsCountryCode: 'CN' }]);
    await user.keyboard('9');
    expect(second).toHaveFocus();
    expect(within(row('Goods', 2)).getByLabelText('Country of origin')).toHaveValue('CN');
    expect(row('Goods', 3)).toBeInTheDocument();
    expect(form.snapshot()['billHsRequestList']).toEqual([
      { hsCode: '940360', hsCountryCode: 'CN' },
      { hsCode: '9', hsCountryCode: 'CN' },
    ]);
  });

  it('[B05] keeps one free line at the end that is not part of the filing', async () => {
    const { user, form } = renderBill(isf10Bill());
    const goods = within(screen.getByRole('region', { name: 'Goods' }));
    await user.click(goods.getByRole('button', { name: /Add row/u }));
    expect(within(row('Goods', 3)).getByLabelText('HS code')).toHaveFocus();
    expect(form.rowIds('billHsRequestList')).toHaveLength(2);
    expect(form.check().filter((issue) => issue.severity === 'error')).toEqual([]);
  });

  it('[B05] shows no problem of a row while it is typed, only after it is left', async () => {
    const { user } = renderBill(isf10Bill());
    const marks = () => [
      ...screen.queryAllByText(/\d+ problem/u),
      ...document.querySelectorAll('[aria-invalid="true"]'),
    ];
    await user.click(within(row('Goods', 3)).getByLabelText('HS code'));
    for (const key of '94036') {
      await user.keyboard(key);
      expect(marks()).toEqual([]);
    }
    await user.click(screen.getByLabelText('Buyer city'));
    expect(marks()).not.toEqual([]);
  });

  it('drops an emptied line on check', async () => {
    const { user, form } = renderBill(isf10Bill());
    await user.type(within(row('Goods', 3)).getByLabelText('HS code'), '9{Backspace}');
    expect(form.rowIds('billHsRequestList')).toHaveLength(3);
    expect(form.check().filter((issue) => issue.severity === 'error')).toEqual([]);
    expect(form.rowIds('billHsRequestList')).toHaveLength(2);
  });

  it('[B05] moves between cells by arrows and leaves the grid by Escape', async () => {
    const { user } = renderBill(isf10Bill());
    const cell = (index: number, label = 'HS code') => within(row('Goods', index)).getByLabelText(label);
    await user.click(cell(1));
    await user.keyboard('{ArrowDown}');
    expect(cell(2)).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(cell(2, 'Country of origin')).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowLeft}');
    expect(cell(1)).toHaveFocus();
    await user.keyboard('{F2}{ArrowLeft}');
    expect(cell(1)).toHaveFocus();
    await user.keyboard('{Control>}{ArrowDown}{/Control}');
    expect(cell(3)).toHaveFocus();
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(cell(2, 'Country of origin')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(
      within(screen.getByRole('region', { name: 'Goods' })).getByRole('button', { name: /Add row/u }),
    ).toHaveFocus();
  });

  it('[B05] removes a line by keyboard and shows the number of lines', async () => {
    const { user, form } = renderBill(isf10Bill());
    await user.click(within(row('Goods', 1)).getByLabelText('Country of origin'));
    await user.keyboard('{Alt>}{Delete}{/Alt}');
    expect(form.snapshot()['billHsRequestList']).toEqual([{ hsCode: '940161', hsCountryCode: 'VN' }]);
    expect(within(row('Goods', 1)).getByLabelText('Country of origin')).toHaveFocus();
    const grid = within(screen.getByRole('region', { name: 'Goods' })).getByRole('grid');
    expect(grid).toHaveAttribute('aria-rowcount', '3');
    expect(row('Goods', 1)).toHaveAttribute('aria-rowindex', '2');
  });

  it('[B05] pastes lines of a spreadsheet', async () => {
    const { user, form } = renderBill(blank());
    await user.click(screen.getByLabelText('HS code'));
    await user.paste('9403.60\tChina\r\n940161\tvn\r\n');
    expect(form.snapshot()['billHsRequestList']).toEqual([
      { hsCode: '940360', hsCountryCode: 'CN' },
      { hsCode: '940161', hsCountryCode: 'VN' },
    ]);
  });

  it('[B05] pastes lines of a mail with columns separated by commas or wide gaps', async () => {
    const { user, form } = renderBill(blank());
    await user.click(screen.getByLabelText('HS code'));
    await user.paste('9403.60.80.81  CN');
    await user.click(within(row('Goods', 2)).getByLabelText('HS code'));
    await user.paste('940161,Vietnam\n="030461",TH');
    expect(form.snapshot()['billHsRequestList']).toEqual([
      { hsCode: '940360', hsCountryCode: 'CN' },
      { hsCode: '940161', hsCountryCode: 'VN' },
      { hsCode: '030461', hsCountryCode: 'TH' },
    ]);
  });

  it('[B05] reports a paste, copies the country from above, and undoes it whole', async () => {
    const { user, form } = renderBill(isf10Bill());
    const before = form.snapshot();
    await user.click(within(row('Goods', 2)).getByLabelText('HS code'));
    await user.paste('8471.30.0100\r\n8471.41.0150\r\n847150\r\n');
    expect(form.snapshot()['billHsRequestList']).toEqual([
      { hsCode: '940360', hsCountryCode: 'CN' },
      ...['847130', '847141', '847150'].map((hsCode) => ({ hsCode, hsCountryCode: 'VN' })),
    ]);
    expect(screen.getByText(/3 rows pasted\. 2 numbers cut to their first 6 digits\./u)).toBeInTheDocument();
    await user.keyboard('{Control>}z{/Control}');
    expect(form.snapshot()).toEqual(before);
    expect(screen.queryByText(/rows pasted/u)).not.toBeInTheDocument();
  });

  it('[B05] keeps later changes when a paste is undone', async () => {
    const { user, form } = renderBill(blank());
    await user.click(screen.getByLabelText('HS code'));
    await user.paste('940360\tCN\r\n940161\tVN\r\n940320\tVN\r\n');
    const notice = screen.getByText(/3 rows pasted/u).closest('output');
    expect(notice).toHaveAttribute('data-new');
    const third = within(row('Goods', 3)).getByLabelText('HS code');
    await user.clear(third);
    await user.type(third, '840110');
    // No longer held in view, over lines that are worked on.
    expect(notice).not.toHaveAttribute('data-new');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(form.snapshot()['billHsRequestList']).toEqual([
      { hsCode: '', hsCountryCode: '' },
      { hsCode: '840110', hsCountryCode: 'VN' },
    ]);
  });

  it('[B05] [V15] restores leading zeros, reads types by name, and reports it once', async () => {
    const { user, form } = renderBill(blank());
    await user.click(screen.getByLabelText('HS code'));
    await user.paste('30461\tCN - China\n8471.3\tVN\n');
    expect(form.snapshot()['billHsRequestList']).toEqual([
      { hsCode: '030461', hsCountryCode: 'CN' },
      { hsCode: '847130', hsCountryCode: 'VN' },
    ]);
    expect(screen.getByText(/2 numbers had their leading zero restored/u)).toBeInTheDocument();
    await user.click(screen.getByLabelText('AMS B/L no.'));
    await user.paste('B/L no.\tB/L type\tNotes\nOOLU 2719-403685\tMaster\t\nCOSU123456\t\t\n');
    expect(form.snapshot()['amsRequestList']).toEqual([
      { amsNo: 'OOLU2719403685', amsType: 'OB', userRemark: '' },
      { amsNo: 'COSU123456', amsType: 'OB', userRemark: '' },
    ]);
  });

  it('[B05] shows pasted rows beyond the limit until they are closed', async () => {
    // Without IntersectionObserver all lines would be drawn.
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = () => undefined;
        unobserve = () => undefined;
        disconnect = () => undefined;
      },
    );
    const { user, form } = renderBill(isf10Bill({ billHsRequestList: goodsRowsOf(998) }));
    await user.click(within(row('Goods', 998)).getByLabelText('HS code'));
    await user.paste('940360\tCN\n940161\tVN\n940320\tTH\n');
    expect(form.rowIds('billHsRequestList')).toHaveLength(999);
    expect(screen.getByLabelText('Rows that were not added')).toHaveValue('940320\tTH');
    await user.click(screen.getByRole('button', { name: 'Done with them' }));
    expect(screen.queryByLabelText('Rows that were not added')).not.toBeInTheDocument();
    vi.unstubAllGlobals();
  });

  it('[V05] [V15] counts repeated rows, removes the redundant ones, with undo', async () => {
    const rows = [
      amsRowOf('OOLU2719403685', 'BM', 'URGENT'),
      amsRowOf('OOLU2719403685'),
      amsRowOf('OOLU2719403686'),
      amsRowOf('OOLU2719403685', 'BM', 'ANOTHER'),
    ];
    const { user, form } = renderBill(isf10Bill({ amsRequestList: rows }), { showProblems: true });
    const shipment = within(screen.getByRole('region', { name: 'Shipment' }));
    expect(shipment.getByText('2 rows repeat')).toBeInTheDocument();
    await user.click(shipment.getByRole('button', { name: 'Go to the next' }));
    expect(within(row('Shipment', 2)).getByLabelText('AMS B/L no.')).toHaveFocus();
    await user.click(shipment.getByRole('button', { name: 'Remove repeats' }));
    expect(form.snapshot()['amsRequestList']).toEqual([rows[0], rows[2], rows[3]]);
    await user.click(shipment.getByRole('button', { name: 'Undo' }));
    expect(form.snapshot()['amsRequestList']).toEqual(rows);
  });

  it('copies the cell above with Ctrl and quote', async () => {
    const { user } = renderBill(isf10Bill());
    await user.click(within(row('Goods', 2)).getByLabelText('Country of origin'));
    await user.keyboard("{Control>}'{/Control}");
    expect(within(row('Goods', 2)).getByLabelText('Country of origin')).toHaveValue('CN');
  });

  it('[B05] removes a line and restores it', async () => {
    const { user, form } = renderBill(isf10Bill());
    await user.click(screen.getByRole('button', { name: 'Remove row 1' }));
    expect(form.snapshot()['billHsRequestList']).toEqual([{ hsCode: '940161', hsCountryCode: 'VN' }]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(form.snapshot()['billHsRequestList']).toEqual(isf10Bill().billHsRequestList);
  });
});

describe('side index', () => {
  const stateOf = (name: string) =>
    within(screen.getByRole('navigation')).getByRole('link', { name: new RegExp(`^${name}`, 'u') });

  it('shows open, completed and wrong sections, and counts the ten elements', async () => {
    const { user } = renderBill(blank());
    expect(stateOf('Buyer')).toHaveTextContent('4 left');
    expect(screen.getByText('0 of 10 elements')).toBeInTheDocument();
    for (const [label, text] of [
      ['name', 'ACME'],
      ['address', '1 ROAD'],
      ['city', 'NINGBO'],
      ['country', 'CN'],
    ]) {
      await user.type(screen.getByLabelText(`Buyer ${label}`), text ?? '');
    }
    await user.tab();
    expect(stateOf('Buyer')).toHaveTextContent('Completed');
    expect(screen.getByText('1 of 10 elements')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Buyer city'), '*');
    expect(stateOf('Buyer')).toHaveTextContent('1 left');
    await user.tab();
    expect(stateOf('Buyer')).toHaveTextContent('1 problem');
  });

  const ring = () => screen.getByText('10 of 10 elements').parentElement;

  it('counts ten elements of a complete filing', () => {
    renderBill(isf10Bill());
    expect(ring()).toHaveAttribute('data-state', 'done');
    expect(stateOf('Goods')).toHaveTextContent('Completed');
  });

  it('is not green with ten elements and a missing B/L number, and red once that is shown', () => {
    const { form } = renderBill(isf10Bill({ amsRequestList: [amsRowOf('')] }));
    expect(ring()).toHaveAttribute('data-state', 'left');
    act(() => void form.check());
    expect(stateOf('Shipment')).toHaveTextContent(/problem/u);
    expect(ring()).toHaveAttribute('data-state', 'problem');
  });

  it('shows state and facts of a block beside its title', async () => {
    const { user } = renderBill(isf10Bill());
    const goods = screen.getByRole('region', { name: 'Goods' });
    const [code] = within(goods).getAllByRole<HTMLInputElement>('textbox', { name: /HS code/u });
    if (!code) throw new Error('no goods');
    expect(within(goods).getByText('Completed').parentElement).toHaveTextContent(code.value);
    await user.clear(code);
    await user.tab();
    expect(within(goods).getByText('1 problem')).toBeInTheDocument();
  });
});

it('renders 100 goods lines with fewer than 3,000 nodes', () => {
  const billHsRequestList = Array.from({ length: 100 }, (_, at) => ({
    hsCode: String(940_000 + at),
    hsCountryCode: 'CN',
  }));
  const { container } = renderBill(isf10Bill({ billHsRequestList }));
  expect(container.querySelectorAll('*').length).toBeLessThan(2_000);
});
