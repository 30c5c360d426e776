import type { Plugin } from 'vite';

const MARK = '__SERVICE_ORIGINS__';

/**
 * The origins of `VITE_SERVICE_BASES` beside the app's own; paths belong to the app's.
 * @throws Error for a base that no call could use
 */
export function serviceOrigins(text = ''): string[] {
  if (text === '') return [];
  const origins = Object.entries(readBases(text)).flatMap(([service, base]) => {
    if (typeof base === 'string' && /^\/(?!\/)/u.test(base)) return [];
    const url = typeof base === 'string' && URL.canParse(base) ? new URL(base) : null;
    if (url?.protocol === 'http:' || url?.protocol === 'https:') return [url.origin];
    throw new Error(
      `VITE_SERVICE_BASES: the base of "${service}" must be a path such as "/portal" or a whole http or https address.`,
    );
  });
  return [...new Set(origins)];
}

function readBases(text: string): object {
  let bases: unknown;
  try {
    bases = JSON.parse(text);
  } catch {
    // Refused below.
  }
  if (typeof bases === 'object' && bases !== null && !Array.isArray(bases)) return bases;
  throw new Error('VITE_SERVICE_BASES must be JSON such as {"flow":"https://flow.example.com/adapter"}.');
}

/** Names these origins in the page; the portal adds them to its `connect-src`. */
export function namedServices(): Plugin {
  let origins: string[] = [];
  return {
    name: 'named-services',
    configResolved: ({ env }) => {
      origins = serviceOrigins(env['VITE_SERVICE_BASES'] as string | undefined);
    },
    transformIndexHtml: (page) => page.replace(MARK, origins.join(' ')),
  };
}
