import { dayInZone } from './clock/dayInZone.ts';
import type { CustomsConfig } from './config/customs.ts';

type BondConfig = Pick<CustomsConfig, 'providerBond' | 'providerBondDays' | 'customsLine'>;

/** The number of the provider's bond; empty on days on which the bond is not valid, so that it is not charged. */
export function providerBondOn({ providerBond, providerBondDays, customsLine }: BondConfig, now: Date): string {
  const { from, to } = providerBondDays;
  if (from === '' && to === '') return providerBond;
  const day = dayInZone(now, customsLine.zone);
  return (from === '' || day >= from) && (to === '' || day <= to) ? providerBond : '';
}
