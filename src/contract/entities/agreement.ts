import { entity, type EntityRecord } from '#schema/entity.ts';
import { text } from '#schema/field.ts';

/** [G04] The details of an enterprise in the service agreement; all of it is required before the download. */
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
