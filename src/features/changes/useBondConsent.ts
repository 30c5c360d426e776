import { useCallback, useState } from 'react';
import type { Agreement } from './ChangeBand.tsx';

interface BondConsent {
  agreement: Agreement;
  isMissing: boolean;
  /** Asks for the consent if it is missing; true if sending may continue. */
  obtain: () => boolean;
}

/** Consent to the provider's bond. It applies to the bond of one plan only. */
export function useBondConsent(isDue: boolean): BondConsent {
  const [hasAgreed, setAgreed] = useState(false);
  const [isRequested, setRequested] = useState(false);
  if (!isDue && (hasAgreed || isRequested)) {
    setAgreed(false);
    setRequested(false);
  }
  const isMissing = isDue && !hasAgreed;
  const obtain = useCallback((): boolean => {
    if (!isMissing) return true;
    setRequested(true);
    document.getElementById('bond-agreed')?.focus();
    return false;
  }, [isMissing]);
  return { agreement: { hasAgreed, isRequested, onAgree: setAgreed }, isMissing, obtain };
}
