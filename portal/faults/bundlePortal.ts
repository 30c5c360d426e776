import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

/** Inside the repository, so that the bundle resolves its packages; one folder per test process. */
const BUNDLES = resolve(`node_modules/.cache/tpt-faults-${process.pid}`);

/** Modules that a variant in `faults/broken` replaces; each variant breaks one guarantee. */
export const BROKEN = {
  /** Ignores the stored answer of an idempotency key. */
  keyPerAttempt: 'send/runIdempotent.ts',
  /** Lets two filings claim one B/L number. */
  noUniqueClaim: 'store/claims.ts',
  /** Charges in a separate transaction after the filing was stored. */
  chargeOutside: 'send/claimAndPay.ts',
} as const;
export type Breakage = keyof typeof BROKEN;

/**
 * Bundles the current sources, because `dist` may be older.
 * @param breakage replaces one module by its broken variant, in this bundle only
 * @returns path of the entry file
 */
export async function bundlePortal(breakage?: Breakage): Promise<string> {
  const outDir = join(BUNDLES, breakage ?? 'sound');
  await build({
    configFile: 'vite.portal.config.ts',
    logLevel: 'silent',
    define: { __FAULT_TESTS__: 'true' },
    plugins: breakage ? [replaceModule(breakage)] : [],
    build: { outDir, emptyOutDir: true, sourcemap: false },
  });
  return join(outDir, 'main.js');
}

export const removeBundles = (): void => rmSync(BUNDLES, { recursive: true, force: true });

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
