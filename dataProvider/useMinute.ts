import { useEffect, useState } from 'react';
import { serverNow } from './serverClock.ts';

const MINUTE = 60_000;

/** The portal's time, updated every minute, so that deadlines in an open list advance. */
export function useMinute(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
