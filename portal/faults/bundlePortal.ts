import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { inject } from 'vitest';
import { bundle, SOUND_BUNDLE } from '../testing/bundle.ts';

/** Modules that a variant in `faults/broken` replaces; each variant breaks one guarantee. */
const BROKEN = {
  /** Ignores the stored answer of an idempotency key. */
  keyPerAttempt: 'send/runIdempotent.ts',
  /** Lets two filings claim one B/L number. */
  noUniqueClaim: 'store/purchase.ts',
  /** Charges in a separate transaction after the filing was stored. */
  chargeOutside: 'send/claimAndPay.ts',
} as const;
export type Breakage = keyof typeof BROKEN;

const entryOf = (name: string) => join(inject('bundleFolder'), name, 'main.js');

/** Entry file of the portal that was bundled for the run. */
export const soundPortal = (): string => entryOf(SOUND_BUNDLE);

/**
 * Bundles a portal in which one module is replaced by its broken variant.
 * @returns path of the entry file
 */
export async function bundleBroken(breakage: Breakage): Promise<string> {
  await bundle(join(inject('bundleFolder'), breakage), [replaceModule(breakage)]);
  return entryOf(breakage);
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
