import { useLocaleState, useDataProvider } from 'react-admin';
import { useMemo } from 'react';
import type { Lookups } from '#components/inputs/LookupContext.ts';
import type { Locale } from '#contract/limits.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { countryLookup } from './countryLookup.ts';
import { portLookup } from './portLookup.ts';

/** The look-ups of a bill's form. */
export function useBillLookups(): Lookups {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const [locale] = useLocaleState();
  return useMemo(
    () => ({
      country: countryLookup(dataProvider, locale as Locale),
      fields: {
        deliveryCode: portLookup(dataProvider, 'deliveryCode', locale as Locale),
        dischargingPortCode: portLookup(dataProvider, 'dischargingPortCode', locale as Locale),
      },
    }),
    [dataProvider, locale],
  );
}
