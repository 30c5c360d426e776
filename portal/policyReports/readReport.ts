import { ROUTES } from '#contract/routes.ts';

/** A violation of the page's policy, without addresses of records and without texts of people (decision 0085). */
export interface PolicyReport {
  directive: string;
  /** What was blocked: a keyword of the standard, such as `inline`, or an origin. */
  blocked: string;
  /** Path of a page of the app. */
  page: string;
  /** A file of the app's own, or an origin. */
  source: string;
  line: number;
  column: number;
  /** What refused a string, such as `Element innerHTML`. */
  sink: string;
  /** An extension of the browser did it. */
  isExtension: boolean;
}

/** Limit of reports that are read from a body; a broken page repeats the same ones. */
const REPORTS_MAX = 20;
const OTHER = 'other';

const FETCHES = [
  'connect',
  'default',
  'font',
  'frame',
  'img',
  'manifest',
  'media',
  'object',
  'script',
  'style',
  'worker',
];
const DIRECTIVES: ReadonlySet<string> = new Set([
  ...FETCHES.map((name) => `${name}-src`),
  ...['script', 'style'].flatMap((name) => [`${name}-src-elem`, `${name}-src-attr`]),
  'base-uri',
  'form-action',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
]);
const KEYWORDS: ReadonlySet<string> = new Set(
  'inline eval wasm-eval self data blob trusted-types-sink trusted-types-policy'.split(' '),
);
const EXTENSION = /^[a-z-]+-extension:/u;
const PAGES: ReadonlySet<string> = new Set(Object.values(ROUTES).map(({ path }) => path));

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isText = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** Reads the body of either form: of `report-to` (a list), or of `report-uri`. */
export function readReports(body: unknown): PolicyReport[] {
  const reports = Array.isArray(body)
    ? body
        .filter((report) => isFields(report) && report['type'] === 'csp-violation')
        .map((report: Fields) => report['body'])
    : [isFields(body) ? body['csp-report'] : undefined];
  return reports.filter(isFields).slice(0, REPORTS_MAX).map(readReport);
}

function readReport(fields: Fields): PolicyReport {
  const textOf = (...names: string[]) => {
    const value = names.map((name) => fields[name]).find(isText);
    return String(value ?? '');
  };
  const numberOf = (...names: string[]) => Math.trunc(Math.abs(Number(textOf(...names)))) || 0;
  const page = textOf('documentURL', 'document-uri');
  const blocked = textOf('blockedURL', 'blocked-uri');
  const source = textOf('sourceFile', 'source-file');
  // `violated-directive` of older browsers has its values behind it.
  const [directive = ''] = textOf('effectiveDirective', 'effective-directive', 'violated-directive').split(' ');
  return {
    directive: DIRECTIVES.has(directive) ? directive : OTHER,
    blocked: KEYWORDS.has(blocked) ? blocked : originOf(blocked),
    page: pageOf(page),
    source: ownFile(source, page) ?? originOf(source),
    line: numberOf('lineNumber', 'line-number'),
    column: numberOf('columnNumber', 'column-number'),
    sink: /^(\w{1,40} \w{1,40})\|/u.exec(textOf('sample', 'script-sample'))?.[1] ?? '',
    isExtension: EXTENSION.test(source) || EXTENSION.test(blocked),
  };
}

const parseUrl = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

/** Scheme and host; of addresses without a host, such as those of extensions, the scheme. */
function originOf(text: string): string {
  const url = parseUrl(text);
  if (!url) return text === '' ? '' : OTHER;
  return (url.origin === 'null' ? url.protocol : url.origin).slice(0, 120);
}

/** The addresses of records have their ids in the query, or behind the resource of the support desk. */
function pageOf(text: string): string {
  const path = parseUrl(text)?.pathname ?? '';
  if (PAGES.has(path)) return path;
  return path.startsWith('/support/') ? '/support' : OTHER;
}

function ownFile(text: string, page: string): string | null {
  const [file, document] = [parseUrl(text), parseUrl(page)];
  const isOwn = file !== null && file.origin === document?.origin && /^\/assets\/[\w.-]{1,80}$/u.test(file.pathname);
  return isOwn ? file.pathname : null;
}
