import { useEffect, useState } from 'react';
import { serverNow } from './serverClock.ts';

const MINUTE = 60_000;

/** The portal's clock, anew every minute: what is left until loading goes on while a list stands open. */
export function useMinute(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
