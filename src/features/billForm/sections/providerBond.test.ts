import { expect, it } from 'vitest';
import { isf10Bill } from '#contract/testing/bills.ts';
import { billFormStore } from '../billFormStore.ts';

it('[B07] refuses the provider’s bond in the form where the installation has no number for it', () => {
  const found = (providerBond: string) => {
    const form = billFormStore(isf10Bill({ bondType: 'Hgj_Continuous' }), { settings: () => ({ providerBond }) });
    return form.check().map(({ path, message }) => `${path} ${message}`);
  };
  expect(found('')).toEqual(['bondType validation.providerBondMissing']);
  expect(found('99-000001000')).toEqual([]);
});
