import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '../..');
const PACKAGES = ['ra-core', 'ra-i18n-i18next', 'ra-data-simple-rest'];
/** The installed versions are those of the lock file. */
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
const FOLDER = join(root, 'node_modules/.cache', `tpt-react-admin-${lock.slice(0, 16)}`);

/**
 * Files of the bundled packages, for `resolve.alias`. The app uses the core of react-admin only; loading its Material
 * views too would cost each test file seconds.
 */
export const BUNDLED_REACT_ADMIN = Object.fromEntries(
  ['react-admin', ...PACKAGES].map((name) => [name, join(FOLDER, `${name === 'react-admin' ? 'ra-core' : name}.mjs`)]),
);

/**
 * Bundles the core of react-admin for tests of the app, once per installation, in 0.3 s. Each test file loads its own
 * modules: the 700 of the core and of the packages that only it uses took a fifteenth of the time of component tests.
 * Packages that the app imports too are not included, because a page must have each once.
 */
export async function setup(): Promise<void> {
  if (existsSync(FOLDER)) return;
  const own = `${FOLDER}-${randomUUID()}`;
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: own,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(PACKAGES.map((name) => [name, name])),
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
        external:
          /^(?:react|react-dom|react-router|react-router-dom|@tanstack\/react-query|react-hook-form|i18next)(?:\/|$)/u,
      },
    },
  });
  try {
    renameSync(own, FOLDER);
  } catch (error) {
    // Another run was faster.
    rmSync(own, { recursive: true, force: true });
    if (!existsSync(FOLDER)) throw error;
  }
}
