import { entity, type EntityRecord } from '#schema/entity.ts';
import { text } from '#schema/field.ts';

/** [G04] What the service agreement says of an enterprise; all of it is required before the download. */
export const agreement = entity(
  'agreement',
  {
    legalRepresentative: text({ required: true, max: 50 }),
    contactInformation: text({ required: true, max: 50 }),
    address: text({ required: true, max: 100 }),
  },
  { views: { form: { agreement: ['legalRepresentative', 'contactInformation', 'address'] } } },
);

export type AgreementRecord = EntityRecord<typeof agreement>;
