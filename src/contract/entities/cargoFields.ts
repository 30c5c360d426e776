import { choice, lookup, rows, text, type AnyRecord } from '#schema/field.ts';
import { CARNET, CONTAINER_TYPES, INFORMAL, INFORMAL_TYPES, TRANSPORT_MODES, WEIGHT_UNITS } from '../codes.ts';
import { LIMITS } from '../limits.ts';
import { countryExists, isSizeType, isWholeNumber, startsWithScac } from './checks.ts';
import { isContainerNo } from './containerNo.ts';

/** [X04] One container (SF25). */
const containerRow = {
  containerNo: text({
    required: true,
    max: LIMITS.containerNo,
    charset: 'upperAlphanumeric',
    upper: true,
    code: true,
    checks: [isContainerNo],
  }),
  containerType: choice(CONTAINER_TYPES, { labels: 'containerType', required: true, initial: 'CN' }),
  sizeType: text({ max: LIMITS.containerSize, upper: true, code: true, checks: [isSizeType] }),
} as const;

/** [X04] [X05] Facts of the cargo that few filings need: mode of transport, master bill, containers. */
export const cargoFields = {
  transportMode: choice(TRANSPORT_MODES, { labels: 'transportMode', rare: true }),
  masterBill: text({
    min: LIMITS.amsNoMin,
    max: LIMITS.amsNoMax,
    charset: 'upperAlphanumeric',
    upper: true,
    code: true,
    rare: true,
    checks: [startsWithScac],
  }),
  containerList: rows(containerRow, { rare: true }),
} as const;

const isCarnet = (record: AnyRecord): boolean => record['cargoType'] === CARNET;
const isInformal = (record: AnyRecord): boolean => record['cargoType'] === INFORMAL;
const carnetPart = { required: isCarnet, shown: isCarnet, rare: true } as const;
const informalPart = { required: isInformal, shown: isInformal, rare: true } as const;
const wholeNumber = text({
  ...informalPart,
  max: LIMITS.wholeNumber,
  charset: 'digits',
  code: true,
  checks: [isWholeNumber],
});

/** [X05] What an ISF-10 under a carnet or of informal goods also needs: SF20 6C, SF13. */
export const cargoTypeFields = {
  carnetCountry: lookup('country', { ...carnetPart, checks: [countryExists] }),
  carnetNo: text({ ...carnetPart, max: LIMITS.carnetNo, charset: 'customs', upper: true, code: true }),
  informalType: choice(INFORMAL_TYPES, { ...informalPart, labels: 'informalType' }),
  estimatedValue: wholeNumber,
  estimatedQuantity: wholeNumber,
  quantityUnit: text({ ...informalPart, max: LIMITS.unit, charset: 'upperAlphanumeric', upper: true, code: true }),
  estimatedWeight: wholeNumber,
  weightUnit: choice(WEIGHT_UNITS, { ...informalPart, labels: 'weightUnit' }),
} as const;

export const cargoTypeView = Object.keys(cargoTypeFields) as (keyof typeof cargoTypeFields)[];
