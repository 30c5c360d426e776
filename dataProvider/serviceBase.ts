import { PORTAL_BASE } from '#contract/calls.ts';

/** Services by the first part of a call's path; all other calls belong to the portal ([C01]). */
const SERVICES = {
  '/api/': 'api',
  '/anonymous/': 'anonymous',
  '/common/': 'common',
  '/whale/': 'upload',
  '/whale-user-center/': 'userCenter',
  '/module-standard-adapter/': 'flow',
} as const;

type Service = (typeof SERVICES)[keyof typeof SERVICES] | 'portal';
/** Base addresses by service, e.g. `{ flow: 'https://flow.example/adapter' }`; the default is the portal's. */
export type ServiceBases = Partial<Record<Service, string>>;

export function addressOf(path: string, bases: ServiceBases = {}): string {
  const prefix = Object.keys(SERVICES).find((start) => path.startsWith(start)) as keyof typeof SERVICES | undefined;
  const own = prefix && bases[SERVICES[prefix]];
  return `${(own ?? bases.portal ?? PORTAL_BASE).replace(/\/$/u, '')}${path}`;
}

/** Bases given at build time: `VITE_SERVICE_BASES='{"portal":"https://…/portal"}'`. */
export function configuredBases(text: string | undefined): ServiceBases {
  return text ? (JSON.parse(text) as ServiceBases) : {};
}
