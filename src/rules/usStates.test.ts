import { describe, expect, it } from 'vitest';
import { parseParty } from '#recognition/party/parseParty.ts';
import { splitAddress } from './splitAddress.ts';
import { US_STATES } from './usStates.ts';

/** The same address, read as a pasted text and as the block of a document. */
const read = (lines: readonly string[]) =>
  [splitAddress(lines.join('\n')), parseParty(lines)].map(({ addr, city, countryCode }) => [addr, city, countryCode]);
const both = (want: readonly string[]) => [want, want];

const TERRITORIES = ['GU', 'PR', 'VI'];

describe('US states whose names are those of countries', () => {
  it.each(Object.entries(US_STATES).filter(([code]) => !TERRITORIES.includes(code)))(
    '[B04] reads %s in every form of its name',
    (code, name) => {
      const head = ['GARDEN TRADING LLC', '5 Port Road'];
      const want = both([`5 PORT ROAD, ${code} 07105`, 'FAIRVIEW', 'US']);
      expect(read([...head, `Fairview, ${name} 07105`])).toEqual(want);
      expect(read([...head, `Fairview, ${name}, 07105`])).toEqual(want);
      expect(read([...head, `Fairview, ${name} 07105, USA`])).toEqual(want);
      expect(read([...head, `Fairview, ${name} 07105`, 'United States of America'])).toEqual(want);
      expect(read([...head, 'Fairview', `${name} 07105`])).toEqual(want);
      expect(read([...head, `Fairview ${name} 07105`])).toEqual(want);
      expect(read([...head, `Fairview, ${code} 07105`])).toEqual(want);
      expect(read([...head, `Fairview, ${name}, USA`])).toEqual(both([`5 PORT ROAD, ${code}`, 'FAIRVIEW', 'US']));
      if (name === 'Georgia') return;
      expect(read([...head, `Fairview, ${name}`])).toEqual(both([`5 PORT ROAD, ${code}`, 'FAIRVIEW', 'US']));
    },
  );

  it.each([
    [
      ['GARDEN STATE DC', '5 Port St', 'Newark, New Jersey 07105'],
      ['5 PORT ST, NJ 07105', 'NEWARK', 'US'],
    ],
    [
      ['GARDEN STATE DC', '5 Port St', 'Newark New Jersey'],
      ['5 PORT ST, NJ', 'NEWARK', 'US'],
    ],
    [
      ['MESA INC', '9 Rio Rd', 'Albuquerque, New Mexico 87102-1234'],
      ['9 RIO RD, NM 87102-1234', 'ALBUQUERQUE', 'US'],
    ],
    [
      ['PEACH CO', '1 Bay Rd', 'Savannah, Georgia 31408'],
      ['1 BAY RD, GA 31408', 'SAVANNAH', 'US'],
    ],
    [
      ['PEACH CO', '1 Bay Rd', 'Port Wentworth, Georgia'],
      ['1 BAY RD, GA', 'PORT WENTWORTH', 'US'],
    ],
    [
      ['PEACH CO', '1 Bay Rd', 'Pooler, Georgia U.S.A.'],
      ['1 BAY RD, GA', 'POOLER', 'US'],
    ],
  ])('[B04] reads the state of %j', (lines, want) => {
    expect(read(lines)).toEqual(both(want));
  });

  it.each([
    [['ISLAND INC', '4 Marine Dr', 'Tamuning, Guam 96913'], 'TAMUNING', 'GU'],
    [['OCEAN LTD', '2 Main Rd', 'Tortola', 'British Virgin Islands'], 'TORTOLA', 'VG'],
    [['KARTLI LLC', '12 Rustaveli Ave', 'Tbilisi 0108, Georgia'], 'TBILISI', 'GE'],
    [['KARTLI LLC', '12 Rustaveli Ave', 'Batumi', 'Georgia'], 'BATUMI', 'GE'],
    [['CHANNEL LTD', '7 Esplanade', 'Gorey', 'Jersey'], 'GOREY', 'JE'],
    [['NORTE SA', 'Av Reforma 9', 'Monterrey', 'Mexico'], 'MONTERREY', 'MX'],
    [['NORTE SA', 'Av Nuevo Mexico 9', 'Ciudad Juarez 32000, Mexico'], 'CIUDAD JUAREZ', 'MX'],
    [['MAPLE LTD', '10 King Rd', 'Toronto, Canada'], 'TORONTO', 'CA'],
    [['KOREA CO', '8 Port Rd', 'Incheon', 'Republic of Korea'], 'INCHEON', 'KR'],
    [['LAGOS LTD', '3 Marina Rd', 'Niamey', 'Niger'], 'NIAMEY', 'NE'],
  ])('keeps the country of %j', (lines, city, code) => {
    expect(read(lines).map(([, ...found]) => found)).toEqual(both([city, code]));
  });
});
