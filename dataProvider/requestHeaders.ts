import { APP_NAME } from '#contract/limits.ts';
import type { Call } from '#schema/endpoint.ts';

interface RequestFacts {
  language: string;
  /** `Date#getTimezoneOffset`, minutes behind UTC. */
  zoneOffset: number;
  xsrfToken: string | null;
  /** The page's owner as `<userId>.<enterpriseId>`; null if signed out. */
  owner: string | null;
  idempotencyKey?: string;
}

/** [C02] The headers of a request; a write also carries XSRF token and owner, a paid call its intent's key. */
export function requestHeaders(call: Call, facts: RequestFacts): Record<string, string> {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'X-Lang': facts.language,
    'X-Zone-Offset': zoneText(facts.zoneOffset),
    'app-name': APP_NAME,
  };
  if (call.method === 'GET') return headers;
  if (facts.xsrfToken) headers['X-XSRF-TOKEN'] = facts.xsrfToken;
  if (facts.owner && call.access !== 'anonymous') headers['X-Owner'] = facts.owner;
  if (facts.idempotencyKey) headers['Idempotency-Key'] = facts.idempotencyKey;
  return headers;
}

/** @example zoneText(-480) // '+08:00' */
function zoneText(minutesBehind: number): string {
  const minutes = Math.abs(minutesBehind);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${minutesBehind > 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}
