import type { z } from 'zod';
import type { Endpoint } from '#schema/endpoint.ts';
import type { CallName } from '../calls.ts';
import { accountEndpoints } from './account.ts';
import { apiKeyEndpoints } from './apiKeys.ts';
import { amsBillEndpoints } from './amsBills.ts';
import { applicationEndpoints } from './applications.ts';
import { cashierEndpoints } from './cashier.ts';
import { chargeEndpoints } from './charges.ts';
import { customsConnectionEndpoints } from './customsConnection.ts';
import { draftEndpoints } from './drafts.ts';
import { filingLifeEndpoints } from './filingLife.ts';
import { filingEndpoints } from './filings.ts';
import { importerReportEndpoints } from './importerReport.ts';
import { importEndpoints } from './imports.ts';
import { ownAccountEndpoints } from './ownAccount.ts';
import { landingEndpoints } from './landing.ts';
import { noticeEndpoints } from './notices.ts';
import { partyEndpoints } from './parties.ts';
import { peopleEndpoints } from './people.ts';
import { practiceEndpoints } from './practice.ts';
import { pushEndpoints } from './push.ts';
import { recognitionEndpoints } from './recognition.ts';
import { referenceEndpoints } from './reference.ts';
import { supportEndpoints } from './support.ts';
import { statisticEndpoints } from './statistics.ts';
import { templateEndpoints } from './templates.ts';

/** Every built call with its shapes. A call that is only in `calls` answers 501. */
export const endpoints = {
  ...accountEndpoints,
  ...apiKeyEndpoints,
  ...amsBillEndpoints,
  ...applicationEndpoints,
  ...cashierEndpoints,
  ...chargeEndpoints,
  ...customsConnectionEndpoints,
  ...draftEndpoints,
  ...filingLifeEndpoints,
  ...filingEndpoints,
  ...importEndpoints,
  ...ownAccountEndpoints,
  ...landingEndpoints,
  ...noticeEndpoints,
  ...partyEndpoints,
  ...peopleEndpoints,
  ...practiceEndpoints,
  ...pushEndpoints,
  ...recognitionEndpoints,
  ...referenceEndpoints,
  ...supportEndpoints,
  ...importerReportEndpoints,
  ...statisticEndpoints,
  ...templateEndpoints,
} satisfies Partial<Record<CallName, Endpoint>>;

type Endpoints = typeof endpoints;
export type BuiltCall = keyof Endpoints;

type Shape<N extends BuiltCall, K extends string, Side extends 'in' | 'out'> =
  Endpoints[N] extends Record<K, infer S extends z.ZodType>
    ? Side extends 'in'
      ? z.input<S>
      : z.output<S>
    : undefined;

export interface CallInput<N extends BuiltCall> {
  params: Shape<N, 'params', 'in'>;
  query: Shape<N, 'query', 'in'>;
  body: Shape<N, 'body', 'in'>;
}
export interface HandlerInput<N extends BuiltCall> {
  params: Shape<N, 'params', 'out'>;
  query: Shape<N, 'query', 'out'>;
  body: Shape<N, 'body', 'out'>;
}
export type Reply<N extends BuiltCall> = z.output<Endpoints[N]['reply']>;
