import { HttpError, type DataProvider, type fetchUtils } from 'react-admin';
import simpleRestProvider from 'ra-data-simple-rest';
import { TIMES } from '#contract/limits.ts';
import { calls } from '#contract/calls.ts';
import { SUPPORT_RESOURCE_NAMES } from '#contract/support/resources.ts';
import { currentLanguage } from '#i18n/currentLanguage.ts';
import { readCookie } from '#rules/readCookie.ts';
import type { ErrorTree } from '#schema/issue.ts';
import { createDataProvider, type TenPlusTwoDataProvider } from './dataProvider.ts';
import { portalClient } from './portalClient.ts';
import { requestHeaders } from './requestHeaders.ts';
import { addressOf, configuredBases } from './serviceBase.ts';
import { notifySignedOut } from './signedOut.ts';

interface Refusal {
  message?: string;
  reason?: string;
  errors?: ErrorTree;
  loginUrl?: string;
}

/** One request of `ra-data-simple-rest`, with the portal's headers. */
const fetchJson: typeof fetchUtils.fetchJson = async (url, options = {}) => {
  const answer = await send(url, options);
  if (answer.status >= 200 && answer.status < 300) return answer;
  const refusal = (answer.json ?? {}) as Refusal;
  if (answer.status === 401) notifySignedOut({ ...(refusal.loginUrl && { loginUrl: refusal.loginUrl }) });
  throw new HttpError(refusal.message ?? 'shell.request.tryLater', answer.status, {
    ...refusal,
    errors: refusal.errors && toFormErrors(refusal.errors),
  });
};

/** Repeats a write once with the token of the refusal, when another tab signed in meanwhile. */
async function send(
  url: string,
  options: fetchUtils.Options,
  isRepeated = false,
): ReturnType<typeof fetchUtils.fetchJson> {
  const call = options.method === undefined || options.method === 'GET' ? calls.listSupport : calls.updateSupport;
  const headers = requestHeaders(call, {
    language: currentLanguage(),
    zoneOffset: new Date().getTimezoneOffset(),
    xsrfToken: readCookie(document.cookie, 'XSRF-TOKEN'),
    owner: portalClient.owner(),
  });
  if (options.body !== undefined) headers['Content-Type'] = 'application/json';
  const timeout = AbortSignal.timeout(TIMES.httpTimeout);
  const stops = [portalClient.leaving, ...(options.signal ? [options.signal] : [])];
  let response: Response;
  let body: string;
  try {
    response = await fetch(url, {
      method: options.method ?? 'GET',
      headers,
      body: options.body ?? null,
      credentials: 'same-origin',
      signal: AbortSignal.any([timeout, ...stops]),
    });
    body = await response.text();
  } catch (error) {
    if (stops.some(({ aborted }) => aborted)) throw error;
    // The browser's own message is in its language, and no text for staff.
    throw new HttpError(timeout.aborted ? 'shell.request.timeout' : 'shell.request.network', 0);
  }
  const json = parse(body) as Refusal;
  if (response.status === 403 && json?.reason === 'token' && !isRepeated) return send(url, options, true);
  return { status: response.status, headers: response.headers, body, json };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** Errors by field for react-admin's forms, which translate texts that begin with this mark. */
function toFormErrors(tree: ErrorTree): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).map(([name, { message, args }]) => [
      name,
      `@@react-admin@@${JSON.stringify({ message, args })}`,
    ]),
  );
}

const address = addressOf('/support', configuredBases(import.meta.env?.VITE_SERVICE_BASES));
const supportProvider: DataProvider = simpleRestProvider(address, fetchJson);

/** The app's provider with the resources of the support desk, which follow `ra-data-simple-rest`. */
export const supportDataProvider: TenPlusTwoDataProvider = createDataProvider(
  portalClient,
  Object.fromEntries(SUPPORT_RESOURCE_NAMES.map((name) => [name, supportProvider])),
);
