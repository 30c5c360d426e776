import { useLocaleState, useDataProvider } from 'react-admin';
import { useMemo } from 'react';
import type { Lookups } from '#components/inputs/LookupContext.ts';
import type { BillType } from '#contract/codes.ts';
import { originList } from '#local/countryLists.ts';
import type { Locale } from '#contract/limits.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { countryLookup } from './countryLookup.ts';
import { portLookup } from './portLookup.ts';

/** The look-ups of a bill's form. */
export function useBillLookups(billType: BillType): Lookups {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const [locale] = useLocaleState();
  return useMemo(
    () => ({
      country: countryLookup(dataProvider, locale as Locale, billType),
      fields: {
        hsCountryCode: countryLookup(dataProvider, locale as Locale, originList(billType)),
        deliveryCode: portLookup(dataProvider, 'deliveryCode', locale as Locale),
        dischargingPortCode: portLookup(dataProvider, 'dischargingPortCode', locale as Locale),
      },
    }),
    [dataProvider, locale, billType],
  );
}
