import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { inject } from 'vitest';
import portalConfig from '../../vite.portal.config.ts';

/** Modules that a variant in `faults/broken` replaces; each variant breaks one guarantee. */
const BROKEN = {
  /** Ignores the stored answer of an idempotency key. */
  keyPerAttempt: 'send/runIdempotent.ts',
  /** Lets two filings claim one B/L number. */
  noUniqueClaim: 'store/claims.ts',
  /** Charges in a separate transaction after the filing was stored. */
  chargeOutside: 'send/claimAndPay.ts',
} as const;
export type Breakage = keyof typeof BROKEN;

/** Bundles of this test process. */
const bundles = new Map<string, Promise<string>>();

/**
 * Bundles the current sources with their packages, because `dist` may be older. Such a portal starts in 0.6 s of
 * processor time; with packages in separate files 0.95 s, from sources 3 s. `embeddedChild.js` is in the same folder.
 * @param breakage replaces one module by its broken variant, in this bundle only
 * @returns path of the entry file
 */
export function bundlePortal(breakage?: Breakage): Promise<string> {
  const name = breakage ?? 'sound';
  const bundle = bundles.get(name) ?? buildBundle(name, breakage);
  bundles.set(name, bundle);
  return bundle;
}

async function buildBundle(name: string, breakage?: Breakage): Promise<string> {
  const outDir = join(inject('bundleFolder'), String(process.pid), name);
  const { rolldownOptions, target } = portalConfig.build ?? {};
  const input = { ...(rolldownOptions?.input as object), embeddedChild: 'portal/testing/embeddedChild.ts' };
  await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    define: { __FAULT_TESTS__: 'true' },
    plugins: breakage ? [replaceModule(breakage)] : [],
    // Native code, and packages that read files beside their modules.
    ssr: { noExternal: true, external: ['@node-rs/argon2', 'pdfkit', 'pdfjs-dist', 'tesseract.js'] },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      ...(target ? { target } : {}),
      minify: false,
      rolldownOptions: { ...rolldownOptions, input },
    },
  });
  return join(outDir, 'main.js');
}

function replaceModule(breakage: Breakage): Plugin {
  const sound = resolve('portal', BROKEN[breakage]);
  const broken = resolve('portal/faults/broken', `${breakage}.ts`);
  return {
    name: 'replaceModule',
    enforce: 'pre',
    resolveId: {
      order: 'pre',
      async handler(id, importer, options) {
        // A broken variant may import the module that it replaces.
        if (importer === broken) return null;
        const found = await this.resolve(id, importer, { ...options, skipSelf: true });
        return found?.id === sound ? broken : null;
      },
    },
  };
}
