import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { breakpoints } from './scripts/breakpoints.ts';
import { namedServices } from './scripts/serviceOrigins.ts';
import { FaultsFirst } from './portal/testing/faultsFirst.ts';

/** ra-core's default adapter brings react-router's whole data router; ours replaces it (see routerProvider.ts). */
function slimRouter(): Plugin {
  const ours = fileURLToPath(new URL('./src/routerProvider.ts', import.meta.url));
  return {
    name: 'slim-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (/[/\\]reactRouterProvider(\.js)?$/u.test(id) ? ours : null),
  };
}

/** react-router's package names its development files for browsers: larger, and they write warnings to the console. */
function productionRouter(): Plugin {
  const files = { 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' };
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    resolveId(id) {
      const file = Object.entries(files).find(([name]) => name === id)?.[1];
      return file
        ? fileURLToPath(new URL(`./node_modules/react-router/dist/production/${file}`, import.meta.url))
        : null;
    },
  };
}

/**
 * ra-core's list controller brings an exporter to CSV with its parser. Our lists are exported by the portal: the parser
 * loads when a list uses it.
 */
function lazyCsv(): Plugin {
  const lazy = '\0lazy-csv';
  return {
    name: 'lazy-csv',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) => (/^jsonexport\b/u.test(id) && importer && importer !== lazy ? lazy : null),
    load: (id) =>
      id === lazy
        ? `export default (data, done) => void import('jsonexport/dist/index.js').then(
            ({ default: toCsv }) => toCsv(data, done),
            done,
          );`
        : null,
  };
}

/** The portal validates; zod in a page costs 66 KB and checks nothing there (decision 0024). */
function refuseZod(): Plugin {
  return {
    name: 'refuse-zod',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const ids = file.type === 'chunk' ? file.moduleIds : [];
        if (ids.some((id) => /[/\\]node_modules[/\\]zod[/\\]/u.test(id))) {
          this.error(
            `${file.fileName} contains zod: a browser module imports a shape; import its type, or move what it needs.`,
          );
        }
      }
    },
  };
}

/**
 * The page runs `early.ts` as a script that waits for nothing. It begins the app, whose files and style sheet the page
 * names as well: they are on their way before anything has run.
 */
function earlyScript(): Plugin {
  return {
    name: 'early-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (page, { path, bundle = {} }) => {
        // Storybook builds a page of its own with this config.
        if (path !== '/index.html') return page;
        const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
        const chunkOf = (module: RegExp) => {
          const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => module.test(id)));
          if (!found) throw new Error(`no chunk has ${module}`);
          return found;
        };
        const early = chunkOf(/[/\\]startup[/\\]early\.ts$/u);
        const app = chunkOf(/[/\\]src[/\\]main\.tsx$/u);
        if (early.imports.length > 0) throw new Error(`the early script must not wait for ${early.imports.join(', ')}`);
        const files = new Set([app.fileName, ...app.imports]);
        const sheets = chunks
          .filter(({ fileName }) => files.has(fileName))
          .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
        const own = { crossorigin: true, nonce: '__CSP_NONCE__' };
        const link = (rel: string, file: string) =>
          ({ tag: 'link', attrs: { rel, href: `/${file}`, ...own }, injectTo: 'head' }) as const;
        const script = { type: 'module', async: true, src: `/${early.fileName}`, ...own };
        return {
          html: page.replaceAll(
            /<script type="module".*?<\/script>|<link rel="(?:modulepreload|stylesheet)".*?>/gsu,
            '',
          ),
          tags: [
            ...sheets.map((sheet) => link('stylesheet', sheet)),
            { tag: 'script', attrs: script, injectTo: 'head' },
            ...[...files].filter((file) => file !== early.fileName).map((file) => link('modulepreload', file)),
          ],
        };
      },
    },
  };
}

const APP_FOLDER = 'dist/app';

/**
 * Counts what the first load uses as shared, so that `minShareCount` keeps it in the files of the first load, and leaves what
 * one later screen alone uses, such as react-admin's views at the support desk, with that screen. The page never loads
 * this second entry.
 */
function countFirstLoad(): Plugin {
  const id = '\0first-load';
  let isApp = false;
  return {
    name: 'count-first-load',
    apply: 'build',
    // Storybook builds with this config as well.
    configResolved: ({ build }) => {
      isApp = build.outDir === APP_FOLDER;
    },
    buildStart() {
      if (isApp) this.emitFile({ type: 'chunk', id });
    },
    resolveId: (source) => (source === id ? id : null),
    load: (source) =>
      source === id ? `import '/src/App.tsx'; import 'react-dom/client'; import '/src/createQueryClient.ts';` : null,
  };
}

const oneOf = (paths: string) =>
  new RegExp(`(?:${paths.trim().split(/\s+/u).join('|')})`.replaceAll('/', '[/\\\\]'), 'u');
const packages = oneOf(
  `react react-dom scheduler react-router react-router-dom @tanstack ra-core ra-i18n-i18next react-i18next i18next lodash
  query-string decode-uri-component split-on-first filter-obj strict-uri-encode inflection react-is
  hoist-non-react-statics`,
);
/** Material's parts: dialogs, menus, pop-ups and their theme, which come with the first of them. */
const material = oneOf('@mui/(?!x-).+? clsx @babel @emotion stylis react-transition-group dom-helpers @popperjs');
const early = oneOf(
  `startup/(early|routeLoaders|earlyRequests|cachedScreen|showCachedScreen).ts resources/index.ts resources/\\w+/index.ts shell/customRoutes i18n/(chooseLanguage|languageCookie|lateTexts|loadMessages|pageLanguage) contract/(calls|limits|routes|sessionIdCookie).ts
  dataProvider/(paging|queryText|requestHeaders|serviceBase) rules/(normalizeLanguage|readCookie) local/owner.ts schema/endpoint.ts components/theme/appearance`,
);
const shell = oneOf(
  `components/(layout(?!/drawings)|list(?!/(ColumnDialog|declaredColumns))|status)/ components/dates/(CalendarButton|pickDate) components/timing components/cells/(CodeNames|CutText) components/theme/(tokens|global) components/records/(RowActions|SplitView) i18n/(?!bundles) authProvider/ startup/ dataProvider/(?!sendIntent|sendForm|supportProvider|useTour) schema/dateText.ts
  App.tsx createQueryClient createScreen resourceDefinitions shell/(MainLayout|AccountTools|AccountMenu|AppearanceSettings|WalletBalance|SignedOutPrompt|hostFrame|RootBoundary|NotFound) features/(brand|filing/[A-Za-z]+(Chip|Mark))
  contract/(codes|pageCodes|statuses).ts features/imports/importKey features/recognition/(recognitionEntry|RecognizeButton) rules/(draftIds|menuRules|ownerKey|serverTime|usableUser|repeatedNumbers).ts`,
);
/** The first screen; what comes after its rows stays apart. */
const drafts =
  /resources[/\\]drafts[/\\](?!DraftDetail|LocalDraftsStrip|useLocalOnlyDrafts|QuarantineNotice|FlowDraftOpener|flowDraft|HandOverDialog|SharingPopover|batch[/\\])/u;
/** Stored drafts with their database and encryption. */
const local = oneOf('local/');
/** The fields and rules of a filing; most screens use some right after their first rows. */
const rules = oneOf('(schema|rules/(?!import|pasted)|contract)/');
const inFolder = (folder: string, paths: RegExp) => new RegExp(`[/\\\\]${folder}[/\\\\]${paths.source}`, 'u');
const isPackage = inFolder('node_modules', new RegExp(`${packages.source}[/\\\\]`, 'u'));
const project = fileURLToPath(new URL('.', import.meta.url));
/** Whether a module of the repository has one of these paths, `src/` left out. */
const inProject = (paths: RegExp) => {
  const own = new RegExp(`^(?:src[/\\\\])?${paths.source}`, 'u');
  return (id: string) => id.startsWith(project) && own.test(id.slice(project.length));
};

/** The calendar and clock, which come with the first that is opened. */
const isPicker = inFolder('node_modules', /(?:@mui[/\\]x-date|dayjs)/u);
/** react-admin's forms, which come with the first screen that has one. */
const isForms = inFolder('node_modules', /(?:react-hook-form|ra-core[/\\]dist[/\\](?:[^/\\]+[/\\])?form)[/\\]/u);
const isMaterial = inFolder('node_modules', new RegExp(`${material.source}[/\\\\]`, 'u'));

/** What every screen needs, in three files instead of forty; the rest stays with the screen that uses it. */
const CHUNKS = [
  // Our router adapter goes with the packages: apart from its importer the two files would import each other.
  {
    name: 'vendor',
    priority: 3,
    minShareCount: 2,
    test: (id: string) =>
      (isPackage.test(id) && !isForms.test(id)) || inProject(/routerProvider/u)(id) || id.includes('rolldown'),
  },
  { name: 'forms', priority: 2, minShareCount: 2, test: (id: string) => isForms.test(id) },
  { name: 'pickers', priority: 2, test: (id: string) => isPicker.test(id) },
  {
    name: 'material',
    priority: 3,
    minShareCount: 2,
    test: (id: string) =>
      isMaterial.test(id) || inProject(/components[/\\](?:layers|theme)[/\\](?!tokens|global|appearance)/u)(id),
  },
  {
    name: 'early',
    // Above the packages, which import the helper of dynamic imports as well.
    priority: 4,
    test: (id: string) => inProject(early)(id) || id.includes('preload-helper'),
  },
  {
    name: 'shell',
    priority: 1,
    // The first screen's style sheet is loaded with the page, because its static drawing is shown before any script.
    test: (id: string) => inProject(shell)(id) || (drafts.test(id) && id.includes('.module.css')),
  },
  { name: 'drafts', test: drafts },
  { name: 'rules', minShareCount: 3, test: inProject(rules) },
  { name: 'local', minShareCount: 2, test: inProject(local) },
];

/** Long tests run in `npm run faults` only (decision 0086). */
const LONG = '**/*.long.test.ts';

/** The app's build, its development server and the two vitest projects. The portal's bundle has a config of its own. */
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
      output: {
        codeSplitting: { groups: CHUNKS },
      },
    },
  },
  html: { cspNonce: '__CSP_NONCE__' },
  // The portal compares the Origin of a write with the Host it was sent to.
  server: { port: 5173, proxy: { '/portal': { target: 'http://localhost:8102', changeOrigin: false } } },
  test: {
    sequence: { sequencer: FaultsFirst },
    projects: [
      {
        extends: true,
        resolve: {
          alias: {
            // The app uses the core of react-admin only. Loading its Material views too would cost each test file seconds.
            'react-admin': 'ra-core',
            // Its CommonJS file requires an ES module, which Node cannot do in a context of its own.
            'react-router-dom': fileURLToPath(new URL('node_modules/react-router-dom/dist/index.mjs', import.meta.url)),
          },
        },
        test: {
          name: 'unit',
          include: ['{src,resources,dataProvider,authProvider,i18n}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['src/testing/setup.ts'],
          // A context instead of a process per file: jsdom and Vitest are loaded once per worker (decision 0031).
          pool: 'vmThreads',
          // Contexts of finished files are not always freed; a worker above the limit is replaced.
          vmMemoryLimit: '1GB',
          // Thousands of generated filings, also on a busy machine.
          testTimeout: 60_000,
          // By default vitest leaves one processor free: of two it would use one.
          maxWorkers: 2,
        },
      },
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
          maxWorkers: 2,
        },
      },
    ],
  },
});
