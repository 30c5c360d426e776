import { describe, expect, it } from 'vitest';
import {
  BLANK_CONNECTION,
  cleanConnection,
  connectionIssues,
  connectionOffices,
  type ConnectionValues,
} from './customsConnection.ts';

const values = (changes: Partial<ConnectionValues>): ConnectionValues => ({ ...BLANK_CONNECTION, ...changes });
const problems = (changes: Partial<ConnectionValues>) =>
  connectionIssues(values(changes)).map(({ path, message }) => `${path} ${message.replace('connection.invalid.', '')}`);

describe('settings of the customs connection', () => {
  it.each([
    [{}],
    [{ port: '4601', filer: 'TPT' }],
    [{ port: '4601', filer: '9A1', office: 'Q2' }],
    [{ port: '4601', filer: 'TPT', preparerPort: '2704', preparerFiler: 'BRK', preparerOffice: '07' }],
    [{ blockText: 'SCENARIO 001' }],
  ])('[X01] accepts %j', (changes) => expect(problems(changes)).toEqual([]));

  it.each([
    [{ port: '4601' }, ['filer together']],
    [{ filer: 'TPT' }, ['port together']],
    [{ office: '01' }, ['port together', 'filer together']],
    [{ preparerOffice: '01' }, ['preparerPort together', 'preparerFiler together']],
    // A SCAC is no filer code.
    [{ port: '4601', filer: 'HBRL' }, ['filer filer']],
    [{ port: 'USLAX', filer: 'TPT' }, ['port port']],
    [{ port: '4601', filer: 'TPT', office: '1' }, ['office office']],
    [{ blockText: 'SCENARIO 001 AND SOME MORE' }, ['blockText blockText']],
    [{ blockText: 'SZENARIO Ä' }, ['blockText blockText']],
    [{ blockText: '0000001024' }, ['blockText blockTextDigits']],
  ])('[X01] refuses %j', (changes, found) => expect(problems(changes)).toEqual(found));

  it('[X01] are trimmed and raised to capitals', () => {
    expect(cleanConnection(values({ port: ' 4601 ', filer: 'tpt' }))).toEqual(values({ port: '4601', filer: 'TPT' }));
  });

  it('[X01] fall back as a group, and the installation prepares for other filers only', () => {
    const installation = {
      filer: { port: '4601', filer: 'TPT', office: '01' },
      preparer: { port: '4601', filer: 'TPT', office: '' },
    };
    const blank = { port: '', filer: '', office: '' };
    const own = { port: '2704', filer: 'HBR', office: '' };
    expect(connectionOffices(values({}), installation)).toEqual({ filer: installation.filer, preparer: blank });
    expect(connectionOffices(values(own), installation)).toEqual({ filer: own, preparer: installation.preparer });
    expect(connectionOffices(values({ ...own, filer: 'TPT' }), installation).preparer).toEqual(blank);
    const preparer = { preparerPort: '5301', preparerFiler: 'BRK' };
    expect(connectionOffices(values({ ...own, ...preparer }), installation).preparer).toEqual({
      port: '5301',
      filer: 'BRK',
      office: '',
    });
  });
});
