import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BUNDLED_REACT_ADMIN } from './scripts/vite/bundleReactAdmin.ts';
import { breakpoints } from './scripts/vite/breakpoints.ts';
import { CHUNKS } from './scripts/vite/chunks.ts';
import {
  APP_FOLDER,
  countFirstLoad,
  earlyScript,
  lazyCsv,
  productionRouter,
  refuseZod,
  slimRouter,
} from './scripts/vite/plugins.ts';
import { namedServices } from './scripts/vite/serviceOrigins.ts';
import { WaitingFirst } from './scripts/vite/waitingFirst.ts';

/** Long tests run in `npm run faults` only (decision 0086). */
const LONG = '**/*.long.test.ts';

/** Two use four fifths of two processors: a test also waits for a database, a timer or another process. */
const WORKERS = 3;

const BROWSER_SOURCES = '{src,resources,dataProvider,authProvider,i18n}';
/** Tests of the layers whose modules keep no state: a worker loads these once for all files (decision 0031). */
const LOGIC = 'src/{schema,contract,messages,rules,customs,recognition}/**/*.test.ts';

/** A project for tests of what runs in the browser: of functions and modules, or of rendered components. */
const appTests = (
  name: string,
  include: string[],
  changes: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration => ({
  extends: true,
  resolve: {
    alias: {
      ...BUNDLED_REACT_ADMIN,
      // Its CommonJS file requires an ES module, which Node cannot do in a context of its own.
      'react-router-dom': fileURLToPath(new URL('node_modules/react-router-dom/dist/index.mjs', import.meta.url)),
    },
  },
  // Tests load packages as they are; without this, Vite bundles all of them too in the first run of an installation.
  environments: { __vitest_vm__: { optimizeDeps: { noDiscovery: true } } },
  test: {
    name,
    include,
    environment: 'node',
    globalSetup: ['scripts/vite/bundleReactAdmin.ts'],
    setupFiles: ['src/testing/setup.ts'],
    // A context instead of a process per file: jsdom and Vitest are loaded once per worker (decision 0031).
    pool: 'vmThreads',
    // Contexts of finished files are not always freed; a worker above the limit is replaced.
    vmMemoryLimit: '1GB',
    // Thousands of generated filings, also on a busy machine.
    testTimeout: 60_000,
    maxWorkers: WORKERS,
    ...changes,
  },
});

/** The app's build, its development server and the vitest projects. The portal's bundle has a config of its own. */
export default defineConfig({
  plugins: [
    slimRouter(),
    productionRouter(),
    lazyCsv(),
    refuseZod(),
    earlyScript(),
    countFirstLoad(),
    breakpoints(),
    namedServices(),
    react(),
  ],
  build: {
    outDir: APP_FOLDER,
    emptyOutDir: true,
    target: 'es2022',
    // For stack traces; scripts/build.mjs moves the maps out of what the portal serves.
    sourcemap: 'hidden',
    assetsInlineLimit: 0,
    // The packages' file is large on purpose; `scripts/firstLoad.mjs` limits the bytes.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // A dynamic import of the first screen also counts where lazy files import the same file statically.
      checks: { ineffectiveDynamicImport: false },
      output: {
        codeSplitting: { groups: CHUNKS },
      },
    },
  },
  html: { cspNonce: '__CSP_NONCE__' },
  // The portal compares the Origin of a write with the Host it was sent to.
  server: { port: 5173, proxy: { '/portal': { target: 'http://localhost:8102', changeOrigin: false } } },
  test: {
    sequence: { sequencer: WaitingFirst },
    projects: [
      appTests('logic', [LOGIC], { pool: 'threads', isolate: false }),
      appTests('unit', [`${BROWSER_SOURCES}/**/*.test.ts`, 'scripts/**/*.test.ts'], { exclude: [LOGIC] }),
      // They take two thirds of the time of both, so `npm run test:quick` leaves them out (decision 0049).
      appTests('component', [`${BROWSER_SOURCES}/**/*.test.tsx`]),
      {
        extends: true,
        test: {
          name: 'portal',
          include: ['portal/**/*.test.ts'],
          exclude: process.env['TPT_FAULT_SENDS'] ? [] : [LONG],
          environment: 'node',
          globalSetup: ['portal/testing/globalSetup.ts'],
          setupFiles: ['portal/testing/useBuiltWorkers.ts'],
          // Imports and exports run at lower priority: while other tests use the processors they get a tenth of one.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 120_000 } },
          // Reloading the portal for every file would take a third of the run; no test changes module state.
          isolate: false,
          // MiB; with Node's 16 the workers spend a tenth of their time collecting garbage.
          execArgv: ['--max-semi-space-size=32'],
          maxWorkers: WORKERS,
        },
      },
    ],
  },
});
