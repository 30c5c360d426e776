import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

/** Inside the repository, so that the bundle finds its packages; of this run alone. */
const BUNDLES = resolve(`node_modules/.cache/tpt-faults-${process.pid}`);

/** Modules of the portal that a broken one of `faults/broken` stands in for, each the ruin of one promise. */
export const BROKEN = {
  /** Does what a key wants done again and again: no answer is ever found. */
  keyPerTry: 'send/runIdempotent.ts',
  /** Two may hold one number. */
  noUniqueClaim: 'store/claims.ts',
  /** The money moves after the filing stands, in a transaction of its own. */
  chargeOutside: 'send/occupyAndPay.ts',
} as const;
export type Breakage = keyof typeof BROKEN;

/**
 * Bundles the present code: what lies in dist may be older.
 * @param breakage puts a broken module in its place; nothing of it is in any other bundle
 * @returns the file to run
 */
export async function bundlePortal(breakage?: Breakage): Promise<string> {
  const outDir = join(BUNDLES, breakage ?? 'sound');
  await build({
    configFile: 'vite.portal.config.ts',
    logLevel: 'silent',
    define: { __FAULT_TESTS__: 'true' },
    plugins: breakage ? [breaking(breakage)] : [],
    build: { outDir, emptyOutDir: true, sourcemap: false },
  });
  return join(outDir, 'main.js');
}

export const removeBundles = (): void => rmSync(BUNDLES, { recursive: true, force: true });

function breaking(breakage: Breakage): Plugin {
  const sound = resolve('portal', BROKEN[breakage]);
  const broken = resolve('portal/faults/broken', `${breakage}.ts`);
  return {
    name: 'breaking',
    enforce: 'pre',
    resolveId: {
      order: 'pre',
      async handler(id, importer, options) {
        // The broken one may lean on the sound one.
        if (importer === broken) return null;
        const found = await this.resolve(id, importer, { ...options, skipSelf: true });
        return found?.id === sound ? broken : null;
      },
    },
  };
}
