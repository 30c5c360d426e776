import { describe, expect, it } from 'vitest';
import { readLabel } from './readLabel.ts';
import { splitLabelled, splitParts } from './splitLabelled.ts';

const meaningOf = (text: string) => readLabel(text)?.meaning;
const party = (...roles: string[]) => ({ kind: 'party', roles });
const field = (...fields: string[]) => ({ kind: 'field', fields });

describe('reads the field that a label names', () => {
  it.each([
    ['卖方名称及地址 SELLER NAME & ADDRESS', party('seller')],
    ['賣方', party('seller')],
    ['4. Người mua / Buyer:', party('buger')],
    ['MANUFACTURFR NAME', party('manufacturer')],
    ['SHIPTO:', party('ship')],
    ['CONSOLIDATOR (STUFFER)', party('consolidator')],
    ['交貨地 (名稱及地址)', party('ship')],
    ['Notify party', party('other')],
    ['HB/L #:', field('ams')],
    ['RITC / HS Code', field('hs')],
    ['H.S. CODE 稅則號', field('hs')],
    ['海关编码 (前6位)', field('hs')],
    ['Manufacturer 制造单位', party('manufacturer')],
    ['出卖单位 Seller', party('seller')],
    ['收货地 SHIP TO', party('ship')],
    ['收货地 Place of receipt', { kind: 'stop' }],
    ['"2 H-B/L No.', field('ams')],
    ['收 CONSIGNEE EIN', field('consigneeId')],
    ['Country of Origin', field('origin')],
    ['8. POINT (STATE) OF ORIGIN OR FTZ NUMBER', field('origin')],
    ['Door delivery to', party('ship')],
    ['Khách hàng nhập khẩu:', party('buger')],
    ['国外客户', party('buger')],
    ['ĐC:', { kind: 'part', parts: ['addr'] }],
    ['IMPORTER OF RECORD NO. (IRS/EIN)', field('importerId')],
    ['IOR/Consignee EIN:', field('importerId', 'consigneeId')],
    ['IOR #', { kind: 'taxId', roles: ['importer'] }],
    ['City:', { kind: 'part', parts: ['city'] }],
    ['Invoice date', { kind: 'stop' }],
    ['小提單號碼', field('ams')],
    ['大提單號碼：', field('master')],
    ['GTİP / HS Code', field('hs')],
    ['併櫃公司：', party('consolidator')],
    ["Buyer's Order No. & Date", { kind: 'stop' }],
    ['S/Bill No. & Date', { kind: 'stop' }],
    ['Consigned to order of', party('consignee')],
  ])('[D03] %s', (text, meaning) => {
    expect(meaningOf(text)).toMatchObject(meaning);
  });

  it('[D03] marks a sentence as not closed and finds no label in an address', () => {
    expect(readLabel('Seller shall be liable')).toMatchObject({ isClosed: false });
    expect(readLabel('NO. 18 XINGYE 2ND ROAD')).toBeNull();
    expect(readLabel('524 S. FREIGHT STREET')).toBeNull();
  });

  it('[D03] parts a line at its labels, and a party at its parts', () => {
    expect(splitLabelled('HBL# ABCD123456   MBL# EGLV1495038')).toEqual(['HBL# ABCD123456', 'MBL# EGLV1495038']);
    expect(splitLabelled('VESSEL: YM UNIFORMITY 056E PORT OF LOADING: YANTIAN')).toEqual([
      'VESSEL: YM UNIFORMITY 056E',
      'PORT OF LOADING: YANTIAN',
    ]);
    expect(splitLabelled('Sold by ABC FACTORY, Address: NO. 1')).toHaveLength(1);
    expect(splitParts('ABC FACTORY，地址：NO. 1，City: NINGBO')).toEqual([
      'ABC FACTORY',
      '地址：NO. 1',
      'City: NINGBO',
    ]);
  });
});
