import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Where the app is built. */
export const APP_FOLDER = 'dist/app';

/** ra-core's default adapter brings react-router's whole data router; ours replaces it (see routerProvider.ts). */
export function slimRouter(): Plugin {
  const ours = fileURLToPath(new URL('../../src/routerProvider.ts', import.meta.url));
  return {
    name: 'slim-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (/[/\\]reactRouterProvider(\.js)?$/u.test(id) ? ours : null),
  };
}

/** react-router's package names its development files for browsers: larger, and they write warnings to the console. */
export function productionRouter(): Plugin {
  const files = { 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' };
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    resolveId(id) {
      const file = Object.entries(files).find(([name]) => name === id)?.[1];
      return file
        ? fileURLToPath(new URL(`../../node_modules/react-router/dist/production/${file}`, import.meta.url))
        : null;
    },
  };
}

/**
 * ra-core's list controller brings an exporter to CSV with its parser. Our lists are exported by the portal: the parser
 * loads when a list uses it.
 */
export function lazyCsv(): Plugin {
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
export function refuseZod(): Plugin {
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
export function earlyScript(): Plugin {
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

/**
 * Counts what the first load uses as shared, so that `minShareCount` keeps it in the files of the first load, and leaves what
 * one later screen alone uses, such as react-admin's views at the support desk, with that screen. The page never loads
 * this second entry.
 */
export function countFirstLoad(): Plugin {
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
