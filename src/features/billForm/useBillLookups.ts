import { useLocaleState, useDataProvider, useTranslate } from 'react-admin';
import { useMemo } from 'react';
import type { Lookups } from '#components/inputs/LookupContext.ts';
import type { BillType } from '#contract/codes.ts';
import { originList } from '#local/countryLists.ts';
import type { Locale } from '#contract/limits.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { countryLookup } from './countryLookup.ts';
import { filerCodeLookup } from './filerCodeLookup.ts';
import { portLookup } from './portLookup.ts';

/** The look-ups of a bill's form. */
export function useBillLookups(billType: BillType): Lookups {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const [locale] = useLocaleState();
  const t = useTranslate();
  return useMemo(
    () => ({
      country: countryLookup(dataProvider, locale as Locale, billType),
      fields: {
        houseScac: filerCodeLookup(dataProvider, t),
        hsCountryCode: countryLookup(dataProvider, locale as Locale, originList(billType)),
        deliveryCode: portLookup(dataProvider, 'deliveryCode', locale as Locale),
        dischargingPortCode: portLookup(dataProvider, 'dischargingPortCode', locale as Locale),
      },
    }),
    [dataProvider, locale, billType, t],
  );
}
