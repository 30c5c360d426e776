import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import portalConfig from '../../vite.portal.config.ts';

/** Folder of the portal without replaced modules, below the folder of the run's bundles. */
export const SOUND_BUNDLE = 'sound';

/**
 * Bundles the current sources with their packages, because `dist` may be older. Such a portal starts in 0.6 s of
 * processor time; with packages in separate files 0.95 s, from sources 3 s. Its threads start in 0.3 s, from sources 1 s.
 * Programs that only tests run are in the same folder.
 * @param outDir inside the repository, so that the bundle finds the packages that it does not include
 */
export async function bundle(outDir: string, plugins: Plugin[] = []): Promise<void> {
  const { rolldownOptions, target } = portalConfig.build ?? {};
  const input = {
    ...(rolldownOptions?.input as object),
    embeddedChild: join(import.meta.dirname, 'embeddedChild.ts'),
    importThreadWorker: join(import.meta.dirname, '../imports/testing/importThreadWorker.ts'),
  };
  await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    define: { __FAULT_TESTS__: 'true' },
    plugins,
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
}
