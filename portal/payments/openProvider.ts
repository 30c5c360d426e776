import type { Portal } from '../portal.ts';
import { adapterProvider } from './adapterProvider.ts';
import { practiceProvider } from './practiceProvider.ts';
import type { PaymentProvider } from './provider.ts';

/** The installation's provider; null where coins cannot be bought. */
export function openProvider(portal: Portal): PaymentProvider | null {
  const { payment } = portal.config;
  if (payment === null) return null;
  return payment === 'practice' ? practiceProvider(portal) : adapterProvider(portal, payment);
}
