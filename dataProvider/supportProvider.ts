import { HttpError, type DataProvider, type fetchUtils } from 'react-admin';
import simpleRestProvider from 'ra-data-simple-rest';
import { calls } from '#contract/calls.ts';
import { SUPPORT_RESOURCE_NAMES } from '#contract/support/resources.ts';
import type { ErrorTree } from '#schema/issue.ts';
import { createDataProvider, type TenPlusTwoDataProvider } from './dataProvider.ts';
import { portalClient } from './portalClient.ts';
import { PortalError } from './portalError.ts';
import { addressOf, configuredBases } from './serviceBase.ts';

/** One request of `ra-data-simple-rest`, by the client of all calls. */
const fetchJson: typeof fetchUtils.fetchJson = async (url, { method = 'GET', body, signal } = {}) => {
  const call = method === 'GET' ? calls.listSupport : calls.updateSupport;
  try {
    const answer = await portalClient.request(call, url, { method, body, signal });
    return { status: 200, headers: answer.headers, body: '', json: answer.body };
  } catch (error) {
    if (!(error instanceof PortalError) || !error.errors) throw error;
    throw new HttpError(error.message, error.status, { ...error.body, errors: toFormErrors(error.errors) });
  }
};

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
