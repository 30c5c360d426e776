import { describe, expect, it } from 'vitest';
import { readSameAs } from '../party/sameAs.ts';
import { findBillNumbers, isMasterAmong } from './billNumber.ts';
import { readBondNumbers, readBondType } from './bond.ts';
import { findContainers } from './containerNumber.ts';
import { findCountries } from './countries.ts';
import { findHsCodes } from './hsCodes.ts';
import { findIdNumber } from './idNumber.ts';
import { findPort } from './ports.ts';

describe('finds values by their format', () => {
  it('[V03] bill numbers, not containers', () => {
    expect(findBillNumbers('OOLU-2719403685')).toEqual(['OOLU2719403685']);
    expect(findBillNumbers('ABCD25110001 / EFGH25110002')).toEqual(['ABCD25110001', 'EFGH25110002']);
    expect(findBillNumbers('CSQU3054383 and ABCD25110001')).toEqual(['ABCD25110001']);
    const numbers = ['ABCD25110001', 'OOLU2719403685'];
    expect(numbers.map((number) => isMasterAmong(number, numbers, numbers.join(' / ')))).toEqual([false, true]);
  });

  it('[V03] no number that only shows how one is written', () => {
    expect(findBillNumbers('SCAC代码+提单号，例如 ABCD12345678')).toEqual([]);
    expect(findBillNumbers('EFGH25110002 (e.g. ABCD12345678)')).toEqual(['EFGH25110002']);
    expect(findHsCodes('6 digits, e.g. 9403.60')).toEqual([]);
  });

  it.each([
    ['6911.10.37.10.00', ['691110']],
    ['9403.60.90.00-5', ['940360']],
    ['9403.60.8081; 9401.61', ['940360', '940161']],
    ['940360、940161', ['940360', '940161']],
    ['4419.11 (boards), 4419.19 (trays)', ['441911', '441919']],
    ['17,760.00', []],
    ['30461', ['030461']],
    ['2026-11-20', []],
    ['20261120', []],
    ['9403.60.8093, 450012 pieces', ['940360']],
    ['9403.60\nPO NO. 847799', ['940360']],
    ['94036080  QTY 740 PCS\nP.O. NO. 401510  G.W. 871636 KGS', ['940360']],
    ['9403.60 TABLES, N.W. 8716.36, 8413.70 KGS, USD 8516.60', ['940360']],
    ['120000 PCS', []],
  ])('[V15] HS codes of %s', (text, codes) => {
    expect(findHsCodes(text).map(({ code }) => code)).toEqual(codes);
  });

  it('[V15] the countries beside HS codes', () => {
    expect(findHsCodes('940360 (CN), 940161 (VN)').map(({ country }) => country)).toEqual(['CN', 'VN']);
    expect(findHsCodes('392690 & 960390, origin China').map(({ country }) => country)).toEqual(['CN', 'CN']);
    expect(findCountries('MADE IN P. R. OF CHINA')).toEqual(['CN']);
    expect(findCountries('中国广东')).toEqual(['CN']);
  });

  it('[V09] ID numbers in the format of customs', () => {
    expect(findIdNumber('EIN 12-3456789')).toEqual({ kind: 'EI', value: '12-345678900' });
    expect(findIdNumber('49-3381027 00')?.value).toBe('49-338102700');
    expect(findIdNumber('26VBQT-12879')).toEqual({ kind: 'ANI', value: '26VBQT-12879' });
    expect(findIdNumber('PO 4471')).toBeNull();
  });

  it('[V11] the ticked bond type and its numbers', () => {
    expect(readBondType('☒ Continuous   ☐ Single Transaction')).toBe('Continuous');
    expect(readBondType('Continuous [ ]  Single [X]')).toBe('Single');
    expect(readBondType('☐ Continuous')).toBeNull();
    const text = 'Single entry bond - Surety code: 054 - Ref no.: 25110077';
    expect(readBondNumbers(text)).toEqual({ surety: '054', reference: '25110077' });
  });

  it('[V16] ports by code, then by name', () => {
    const references = { country: () => null, port: (text: string) => ({ CAVAN: 'VANCOUVER|CAVAN' })[text] ?? null };
    expect(findPort('VANCOUVER, BC, CANADA (CAVAN)', references)).toBe('VANCOUVER|CAVAN');
    expect(findPort('SOMEWHERE (XXABC)', references)).toBe('SOMEWHERE|XXABC');
    expect(findPort('NOWHERE', references)).toBeNull();
  });

  it('[D15] containers with a right check digit', () => {
    expect(findContainers('CSQU3054383 / CSQU3054384')).toEqual(['CSQU3054383']);
  });

  it.each([
    ['SAME AS BUYER', { kind: 'role', roles: ['buger'] }],
    ['與製造商相同', { kind: 'role', roles: ['manufacturer'] }],
    ['như người bán', { kind: 'role', roles: ['seller'] }],
    ['See manufacturer', { kind: 'role', roles: ['manufacturer'] }],
    ['Same as (1)', { kind: 'number', number: '1' }],
    ['#3', { kind: 'number', number: '3' }],
    ['同上', { kind: 'previous' }],
    ['SAMEDAY LOGISTICS INC', null],
  ])('[D15] the party that %s refers to', (text, target) => {
    expect(readSameAs(text)).toEqual(target);
  });
});
