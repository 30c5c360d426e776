import type { CustomsConfig } from './config/customs.ts';

type BondConfig = Pick<CustomsConfig, 'providerBond' | 'providerBondDays' | 'customsLine'>;

const dates = new Map<string, Intl.DateTimeFormat>();

/** The number of the provider's bond; empty on days on which the bond is not valid, so that it is not charged. */
export function providerBondOn({ providerBond, providerBondDays, customsLine }: BondConfig, now: Date): string {
  const { from, to } = providerBondDays;
  if (from === '' && to === '') return providerBond;
  const { zone } = customsLine;
  // Written as YYYY-MM-DD in this locale.
  const format = dates.get(zone) ?? new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
  dates.set(zone, format);
  const day = format.format(now);
  return (from === '' || day >= from) && (to === '' || day <= to) ? providerBond : '';
}
