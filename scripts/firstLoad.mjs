import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from './build.mjs';
import { root } from './root.mjs';

/** What the page loads before it shows the drafts, without its HTML. */
const ROOTS = ['index.html', 'src/main.tsx', 'resources/drafts/DraftList.tsx'];
/** One of them is loaded; each must keep to the limit. */
const TEXTS = ['i18n/bundles/zh-CN.ts', 'i18n/bundles/en.ts', 'i18n/bundles/vi.ts'];
/** Bytes, compressed as the portal serves them (decision 0032). */
const LIMITS = { code: 172 * 1024, texts: 20 * 1024 };
/** Packages that come after the first screen (decisions 0024, 0028). */
const LATER = /[/\\]node_modules[/\\](@mui|@emotion|zod)[/\\]/u;

/** The manifest's entries that load with an entry, itself included. */
function loadedWith(manifest, names, found = new Set()) {
  for (const name of names) {
    if (found.has(name)) continue;
    if (!manifest[name]) throw new Error(`The build has no ${name}.`);
    found.add(name);
    loadedWith(manifest, manifest[name].imports ?? [], found);
  }
  return found;
}

/**
 * Reads the first load from a build.
 * @param dist folder of `app` (with compressed files) and `maps` (with `manifest.json`)
 * @returns the files of its code and of each language, with bytes and packages that do not belong there
 */
export function readFirstLoad(dist) {
  const manifest = JSON.parse(readFileSync(join(dist, 'maps', 'manifest.json'), 'utf8'));
  const describe = (file) => {
    const path = join(dist, 'app', file);
    const map = join(dist, 'maps', `${file}.map`);
    const { sources } = existsSync(map) ? JSON.parse(readFileSync(map, 'utf8')) : { sources: [] };
    const later = new Set(sources.flatMap((source) => LATER.exec(source)?.[1] ?? []));
    return { file, bytes: statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size, later: [...later] };
  };
  const filesOf = (names) =>
    new Set([...loadedWith(manifest, names)].flatMap((name) => [manifest[name].file, ...(manifest[name].css ?? [])]));
  const code = filesOf(ROOTS);
  const texts = TEXTS.map((name) => [...filesOf([name])].filter((file) => !code.has(file)).map(describe));
  return { code: [...code].map(describe), texts };
}

/** Areas of the texts that load with later screens. */
const lateAreas = () =>
  [...readFileSync(join(root, 'src/messages/en/late.ts'), 'utf8').matchAll(/from '\.\/(\w+)\.ts'/g)].map(
    ([, name]) => name,
  );

/** The modules of a built file with their text, without packages, texts and comments. */
function modulesOf(dist, file) {
  const map = join(dist, 'maps', `${file}.map`);
  if (!existsSync(map)) return [];
  const { sources, sourcesContent = [] } = JSON.parse(readFileSync(map, 'utf8'));
  return sources
    .map((source, at) => ({ source, text: (sourcesContent[at] ?? '').replaceAll(/\/\*.*?\*\/|\/\/.*?$/gms, '') }))
    .filter(({ source }) => !/node_modules|messages/.test(source));
}

/** Imports that wait for the late texts. @example withLateTexts(async () => (await import('#push/Bell.tsx')).Bell) */
const WITH_LATE_TEXTS = /withLateTexts\((?:(?!withLateTexts).)*?import\('[#./]*([^']+)'\)/gs;

/**
 * Modules of the first load, and of what opens from it without another screen, that use texts which load later. Screens
 * are the dynamic imports of the early script.
 * @param areas names of those texts
 */
export function lateTextProblems(dist, areas = lateAreas()) {
  const manifest = JSON.parse(readFileSync(join(dist, 'maps', 'manifest.json'), 'utf8'));
  const early = loadedWith(manifest, ['index.html']);
  const found = loadedWith(manifest, ROOTS);
  for (const name of found) {
    if (early.has(name)) continue;
    const later = modulesOf(dist, manifest[name].file).flatMap(({ text }) =>
      [...text.matchAll(WITH_LATE_TEXTS)].map(([, path]) => path),
    );
    const parts = manifest[name].dynamicImports ?? [];
    loadedWith(
      manifest,
      parts.filter((part) => !later.some((path) => part.endsWith(path))),
      found,
    );
  }
  const key = new RegExp(`['"\`](${areas.join('|')})\\.[\\w$]`, 'g');
  return [...found]
    .flatMap((name) => modulesOf(dist, manifest[name].file))
    .flatMap(({ source, text }) => {
      const used = new Set([...text.matchAll(key)].map(([, area]) => area));
      return used.size === 0
        ? []
        : [`${source} uses the texts of ${[...used].join(', ')} before they are loaded: see i18n/lateTexts.ts.`];
    });
}

const sumBytes = (files) => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** What is wrong with the first load, in sentences. */
export function firstLoadProblems({ code, texts }, limits = LIMITS) {
  const early = [...code, ...texts.flat()]
    .filter(({ later }) => later.length > 0)
    .map(({ file, later }) => `${file} loads ${later.join(', ')} before the first screen: import it lazily.`);
  const tooLarge = [['code', code], ...texts.map((files) => ['texts', files])].flatMap(([kind, files]) => {
    if (sumBytes(files) <= limits[kind]) return [];
    const parts = files.map(({ file, bytes }) => `${file} ${bytes}`).join(', ');
    return [
      `The ${kind} of the first load have ${sumBytes(files)} bytes, at most ${limits[kind]} are allowed: ${parts}.`,
    ];
  });
  return [...early, ...tooLarge];
}

/** Builds if necessary, and checks what loads before the first list. @returns success */
export async function checkFirstLoad() {
  if (!(await buildIfStale())) return false;
  const dist = join(root, 'dist');
  const load = readFirstLoad(dist);
  const problems = [...firstLoadProblems(load), ...lateTextProblems(dist)];
  for (const problem of problems) console.error(problem);
  const texts = Math.max(...load.texts.map(sumBytes));
  console.log(`First load: ${sumBytes(load.code)} bytes of code and styles, ${texts} of texts`);
  return problems.length === 0;
}
