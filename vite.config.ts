import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** ra-core's default adapter brings react-router's whole data router; ours stands in its place (see routerProvider.ts). */
function slimRouter(): Plugin {
  const ours = fileURLToPath(new URL('./src/routerProvider.ts', import.meta.url));
  return {
    name: 'slim-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (/[/\\]reactRouterProvider(\.js)?$/u.test(id) ? ours : null),
  };
}

/** Runs the chunk of `early.ts` before the app, as a script that waits for nothing. */
function earlyScript(): Plugin {
  return {
    name: 'early-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => {
        const files = Object.values(bundle);
        const early = files.find(
          (file) => file.type === 'chunk' && file.moduleIds.some((id) => /[/\\]src[/\\]early\.ts$/u.test(id)),
        );
        if (!early) return [];
        const attrs = {
          type: 'module',
          async: true,
          crossorigin: true,
          src: `/${early.fileName}`,
          nonce: '__CSP_NONCE__',
        };
        return [{ tag: 'script', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}

const oneOf = (paths: string) =>
  new RegExp(`(?:${paths.trim().split(/\s+/u).join('|')})`.replaceAll('/', '[/\\\\]'), 'u');
const packages = oneOf(
  `react react-dom scheduler react-router react-router-dom @tanstack ra-core ra-i18n-i18next react-i18next i18next lodash
  query-string decode-uri-component split-on-first filter-obj strict-uri-encode inflection jsonexport react-is
  hoist-non-react-statics clsx @babel @emotion stylis @mui/(system|utils|styled-engine|private-theming)
  @mui/material/(styles|utils|colors|Button|ButtonBase|ButtonGroup|CircularProgress|DefaultPropsProvider|transitions|useLazyRipple)`,
);
const early = oneOf(
  `early.ts routeLoaders i18n/(chooseLanguage|languageCookie|loadMessages|pageLanguage) contract/(calls|limits|routes).ts
  dataProvider/(earlyRequests|paging|queryText|requestHeaders|serviceBase) rules/normalizeLanguage local/owner.ts schema/endpoint.ts`,
);
const shell = oneOf(
  `components/(layout|theme|list(?!/ColumnDialog)|status)/ i18n/(?!bundles) authProvider/ dataProvider/(?!sendIntent|sendForm) schema/dateText.ts
  App.tsx createQueryClient routeScreens screens/(MainLayout|AccountTools|SignedOutPrompt|RootBoundary|NotFound)
  contract/(codes|errors|statuses).ts rules/(draftIds|serverTime|usableUser|repeatedNumbers).ts`,
);
/** The first screen; what comes after its rows stays apart. */
const drafts =
  /resources[/\\]drafts[/\\](?!DraftDetail|LocalDraftsStrip|useLocalOnlyDrafts|SetAsideNotice|FlowArrival|flowDraft)/u;
const inFolder = (folder: string, paths: RegExp) => new RegExp(`[/\\\\]${folder}[/\\\\]${paths.source}`, 'u');
const isPackage = inFolder('node_modules', new RegExp(`${packages.source}[/\\\\]`, 'u'));

/** What every screen needs, in three files instead of forty; the rest stays with the screen that uses it. */
const CHUNKS = [
  // Our router adapter goes with the packages: apart from its importer the two files would import each other.
  {
    name: 'vendor',
    priority: 3,
    test: (id: string) => isPackage.test(id) || inFolder('src', /routerProvider/u).test(id),
  },
  {
    name: 'early',
    priority: 2,
    test: (id: string) => inFolder('src', early).test(id) || id.includes('preload-helper'),
  },
  { name: 'shell', priority: 1, test: inFolder('src', shell) },
  { name: 'drafts', test: drafts },
];

/** The app's build, its development server and the two vitest projects. The portal's bundle has a config of its own. */
export default defineConfig({
  plugins: [slimRouter(), earlyScript(), react()],
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: true,
    assetsInlineLimit: 0,
    // The packages' file is large on purpose; `npm run bench` watches the bytes.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: CHUNKS },
      },
    },
  },
  html: { cspNonce: '__CSP_NONCE__' },
  server: { port: 5173, proxy: { '/portal': 'http://localhost:8102' } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['src/testing/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'portal',
          include: ['portal/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['portal/testing/globalSetup.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
