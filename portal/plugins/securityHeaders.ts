import type { FastifyInstance } from 'fastify';
import { PORTAL_BASE } from '#contract/calls.ts';
import { isVideoFile } from '#rules/isVideoFile.ts';
import { TRUST_POLICIES } from '#schema/trustedTypes.ts';
import type { Config } from '../config.ts';

/** Answers of calls are data: no scripts, no frames. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

const HEADERS = {
  'content-security-policy': DATA_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
} as const;

/** A file that a page of this origin shows in a frame: the browser's viewer gets it, and nothing in it may load or run. */
export const FRAMED_FILE = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
} as const;

const YEAR = 31_536_000;

const HSTS: Record<Config['hsts'], string | null> = {
  subdomains: `max-age=${YEAR}; includeSubDomains`,
  host: `max-age=${YEAR}`,
  off: null,
};

/**
 * Headers of every answer, including those without hooks (unreadable addresses, refusals of the parser). Pages
 * replace the policy.
 * @param isHttps browsers ignore Strict-Transport-Security over http
 */
export function securityHeaders(hsts: Config['hsts'], isHttps: boolean): Record<string, string> {
  const transport = isHttps ? HSTS[hsts] : null;
  return transport ? { ...HEADERS, 'strict-transport-security': transport } : HEADERS;
}

export function setSecurityHeaders(app: FastifyInstance, { hsts }: Pick<Config, 'hsts'>): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders(hsts, request.protocol === 'https'));
  });
}

/** Where pages report what their policy blocked, below the portal's base. */
export const REPORT_PATH = '/csp-reports';
const REPORT_ADDRESS = `${PORTAL_BASE}${REPORT_PATH}`;
/** Of pages over https: the endpoint that `report-to` names. */
const REPORTING_ENDPOINTS = `csp="${REPORT_ADDRESS}"`;

/** The settings of the installation that change a page. */
export type PageSettings = Pick<
  Config,
  'locales' | 'einPrefixes' | 'embedOrigins' | 'settlementUrl' | 'introVideoUrl' | 'loginUrl'
>;

const originOf = (address: string | undefined): string[] => (address ? [new URL(address).origin] : []);
const namedOrigins = (directive: string, origins: readonly string[]): string[] =>
  origins.length > 0 ? [`${directive} ${[...new Set(origins)].join(' ')}`] : [];

/**
 * Policy of pages: scripts and style sheets from this origin or with the nonce of this answer.
 * @param embedOrigins [R25] hosts that may frame the app
 * @param serviceOrigins [C01] other origins that the page calls
 */
export function pagePolicy(
  nonce: string,
  {
    embedOrigins,
    settlementUrl,
    introVideoUrl,
  }: Pick<PageSettings, 'embedOrigins' | 'settlementUrl' | 'introVideoUrl'>,
  serviceOrigins: readonly string[] = [],
): string {
  const frames = [settlementUrl, isVideoFile(introVideoUrl) ? undefined : introVideoUrl].flatMap(originOf);
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Positions of menus and measured heights are style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...serviceOrigins].join(' ')}`,
    // Of this origin, only `FRAMED_FILE` allows it.
    `frame-src ${["'self'", ...new Set(frames)].join(' ')}`,
    ...namedOrigins('media-src', isVideoFile(introVideoUrl) ? originOf(introVideoUrl) : []),
    "manifest-src 'self'",
    `frame-ancestors ${embedOrigins.join(' ') || "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    // Decision 0085.
    "require-trusted-types-for 'script'",
    `trusted-types dompurify ${TRUST_POLICIES.join(' ')}`,
    `report-uri ${REPORT_ADDRESS}`,
  ].join('; ');
}

/**
 * The headers of a page with its policy. `report-to` over https alone: over http Chromium reports nothing to it, and ignores
 * `report-uri` beside it.
 */
export const policyHeaders = (policy: string, isHttps: boolean): Record<string, string> =>
  isHttps
    ? { 'content-security-policy': `${policy}; report-to csp`, 'reporting-endpoints': REPORTING_ENDPOINTS }
    : { 'content-security-policy': policy };
