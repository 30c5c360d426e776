import { bondHolderSource } from './bondHolder.ts';
import type { EntityRule } from '#schema/entity.ts';
import { isDay, isTime, toServerDay } from '#schema/dateText.ts';
import { issueAt, type Issue } from '#schema/issue.ts';
import { fieldRows, fieldText } from '#schema/recordText.ts';
import { ISF_BOND, PASSPORT_CARGO_TYPES } from '../codes.ts';
import { isSuretyCode } from '../identifiers.ts';
import { hoursToFile, isFrob } from '../filingDeadline.ts';
import { LOADING_MARKS } from '../limits.ts';
import { hasProviderBond, isSingleBond, needsPerson } from './checks.ts';
import { repeated } from './repeated.ts';

/** [V05] Reports a repeated number at every row after the first. */
export const amsNumbersDiffer: EntityRule = (record) =>
  repeated(fieldRows(record, 'amsRequestList'), (row) => fieldText(row, 'amsNo').trim().toUpperCase()).map(
    ([at, first, value]) =>
      issueAt(`amsRequestList.${at}.amsNo`, { message: 'validation.amsRepeated', args: { value, row: first + 1 } }),
  );

/** [V15] Reports a repeated pair of HS code and country. */
export const goodsDiffer: EntityRule = (record) =>
  repeated(fieldRows(record, 'billHsRequestList'), (row) => {
    const code = fieldText(row, 'hsCode').trim().toUpperCase();
    return code && `${code} ${fieldText(row, 'hsCountryCode')}`;
  }).map(([at, first, value]) =>
    issueAt(`billHsRequestList.${at}.hsCode`, { message: 'validation.hsRepeated', args: { value, row: first + 1 } }),
  );

/** [V11] For a single bond both numbers are digits, the surety code exactly three. */
export const singleBondIsNumeric: EntityRule = (record) => {
  if (record['bondType'] !== 'Single') return [];
  const found: Issue[] = [];
  const surety = fieldText(record, 'suretyCode');
  const reference = fieldText(record, 'bondReferenceNo');
  if (surety !== '' && !isSuretyCode(surety)) {
    found.push(issueAt('suretyCode', { message: 'validation.suretyCode' }));
  }
  if (reference !== '' && !/^\d{1,50}$/u.test(reference)) {
    found.push(issueAt('bondReferenceNo', { message: 'validation.bondReferenceNo' }));
  } else if (reference !== '' && reference.length !== 9) {
    found.push(issueAt('bondReferenceNo', { message: 'validation.bondReferenceLength' }, 'warning'));
  }
  return found;
};

/** [X03] A single bond is filed for the ISF alone; with another activity it belongs to an entry. */
export const bondActivityFits: EntityRule = (record) =>
  isSingleBond(record) && !['', ISF_BOND].includes(fieldText(record, 'bondActivity'))
    ? [issueAt('bondActivity', { message: 'validation.bondActivitySingle' })]
    : [];

/** [V18] A birth date must not be in the future. */
export const bornBeforeToday: EntityRule = (record, { now }) =>
  ['importer', 'consignee'].flatMap((who) => {
    const name = `${who}Birth`;
    const value = fieldText(record, name);
    return needsPerson(`${who}Type`)(record) && value !== '' && isDay(value) && value > toServerDay(now)
      ? [issueAt(name, { message: 'validation.birthInFuture' })]
      : [];
  });

/** Longer times are given in days. */
const HOURS_MAX = 48;

/** [V18] Arrival must be after loading; [K02] warns 48 h before loading and when it is too late to file, by server time. */
export const timesAreValid: EntityRule = (record, { now }) => {
  const loading = fieldText(record, 'loadingAt');
  const arrival = fieldText(record, 'arrivalAt');
  const found: Issue[] = [];
  const hasLoading = loading !== '' && isTime(loading);
  if (hasLoading && arrival !== '' && isTime(arrival) && arrival <= loading) {
    found.push(issueAt('arrivalAt', { message: 'validation.endAfterStart', args: { start: loading } }));
  }
  if (hasLoading) {
    const at = Date.parse(`${loading.replace(' ', 'T')}+08:00`);
    const hours = (at - now.getTime()) / 3_600_000;
    const isLate = hours < hoursToFile(record);
    // Rounded to minutes like the clock beside the field, so that the two do not differ by an hour.
    const full = Math.floor(Math.abs(at - Math.floor(now.getTime() / 60_000) * 60_000) / 3_600_000);
    const isLongPast = !isFrob(record) && hours < 0 && full >= HOURS_MAX;
    const past = isLongPast ? 'loadingPastDays' : 'loadingPast';
    const [late, soon] = isFrob(record) ? ['frobLate', 'frobSoon'] : [hours < 0 ? past : 'loadingLate', 'loadingSoon'];
    const message = isLate ? `validation.${late}` : hours < LOADING_MARKS.soon ? `validation.${soon}` : '';
    const args: Issue['args'] = isLongPast ? { days: Math.floor(full / 24) } : { hours: full };
    if (message) found.push(issueAt('loadingAt', { message, args }, 'warning'));
  }
  return found;
};

/** A passport is accepted for three cargo types only (customs rejects others with S27). */
export const passportFitsCargo: EntityRule = (record) =>
  ['importerType', 'consigneeType'].flatMap((name) =>
    record[name] === 'AEF' && !PASSPORT_CARGO_TYPES.includes(fieldText(record, 'cargoType'))
      ? [issueAt(name, { message: 'validation.passportCargo' }, 'warning')]
      : [],
  );

/**
 * [B07] The provider's bond needs the provider's number, a setting of the installation. Only filings that pay
 * for the bond may use that number.
 */
export const providerBondIsPaid: EntityRule = (record, { settings }) => {
  const provider = settings?.['providerBond'] ?? '';
  if (hasProviderBond(record)) {
    return provider === '' ? [issueAt('bondType', { message: 'validation.providerBondMissing' })] : [];
  }
  return provider !== '' && fieldText(record, 'bondHolderId').trim().toUpperCase() === provider
    ? [issueAt('bondHolderId', { message: 'validation.providerBondHolder' })]
    : [];
};

/**
 * A holder with another number than the party chosen as holder. A warning: the choice is not sent, only the number is.
 */
export const holderIsKnown: EntityRule = (record) => {
  const party = bondHolderSource(fieldText(record, 'bondHolderType'));
  const holder = fieldText(record, 'bondHolderId');
  return !hasProviderBond(record) && party && holder && fieldText(record, party) && fieldText(record, party) !== holder
    ? [issueAt('bondHolderId', { message: 'validation.holderDiffers' }, 'warning')]
    : [];
};

/** An ISF-5 is sent with cargo type 01 alone, so another one would silently be changed. */
export const isf5IsStandard: EntityRule = (record) => {
  const type = fieldText(record, 'cargoType');
  return type === '' || type === '01' ? [] : [issueAt('cargoType', { message: 'validation.isf5CargoType' })];
};
