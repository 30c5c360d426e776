import { choice, dateTime, lookup, text } from '#schema/field.ts';
import { ACTION_REASONS, AMS_TYPES } from '../codes.ts';
import { LIMITS } from '../limits.ts';
import { cargoFields } from './cargoFields.ts';
import { countryExists, hsIsDigits, isFilerCode, startsWithScac } from './checks.ts';

/** One bill of lading; each becomes a filing of its own. */
export const amsRow = {
  amsNo: text({
    required: true,
    min: LIMITS.amsNoMin,
    max: LIMITS.amsNoMax,
    charset: 'upperAlphanumeric',
    upper: true,
    code: true,
    checks: [startsWithScac],
  }),
  amsType: choice(AMS_TYPES, { labels: 'amsType', required: true, initial: 'BM' }),
  userRemark: text({ max: LIMITS.userRemark }),
} as const;

/** One line of goods; the country of origin is required for ISF-10 only ([V07]). */
export const hsRow = (facts: { countryRequired: boolean }) =>
  ({
    hsCode: text({
      required: true,
      min: LIMITS.hsCode,
      max: LIMITS.hsCode,
      charset: 'hs',
      upper: true,
      code: true,
      warnings: [hsIsDigits],
    }),
    hsCountryCode: lookup('country', { required: facts.countryRequired, checks: [countryExists] }),
  }) as const;

/**
 * Fields of both filing types, shown in this order at the end of the shipment section. Only `actionReason` is sent to
 * customs. A field added here becomes part of both types and their forms.
 */
const voyageFields = {
  loadingAt: dateTime(),
  arrivalAt: dateTime(),
  vesselVoyage: text({ max: LIMITS.remark }),
  clientRef: text({ max: LIMITS.remark }),
  actionReason: choice(ACTION_REASONS, { labels: 'actionReason', initial: 'CT' }),
} as const;

/** The fields of both filing types other than bills of lading, parties and goods. */
export const shipmentFields = {
  houseScac: text({ upper: true, code: true, checks: [isFilerCode] }),
  template_name: text({ max: LIMITS.templateName }),
  ...voyageFields,
  ...cargoFields,
} as const;

/** The shipment section of the form, the same for both filing types. */
export const shipmentView = [
  'houseScac',
  'cargoType',
  'amsRequestList',
  ...(Object.keys(voyageFields) as (keyof typeof voyageFields)[]),
  ...(Object.keys(cargoFields) as (keyof typeof cargoFields)[]),
] as const;
