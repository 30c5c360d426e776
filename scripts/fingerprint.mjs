import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const inputs = [
  'src',
  'resources',
  'dataProvider',
  'authProvider',
  'i18n',
  'portal',
  'public',
  'index.html',
  'vite.config.ts',
  'vite.portal.config.ts',
  'package.json',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/vite',
];
const isNotBuilt = (path) => /\.(test|stories)\.tsx?$/.test(path) || path.startsWith(join('portal', 'testing'));

function* filesIn(path) {
  const full = join(root, path);
  if (!existsSync(full)) return;
  let entries;
  try {
    entries = readdirSync(full, { withFileTypes: true });
  } catch {
    yield path;
    return;
  }
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (entry.isDirectory()) yield* filesIn(join(path, entry.name));
    else if (entry.isFile()) yield join(path, entry.name);
  }
}

/** Hashes the names and contents of all inputs of the build, and its settings. */
export function fingerprint() {
  const configs = readdirSync(root)
    .filter((name) => /^tsconfig.*\.json$/.test(name))
    .sort((a, b) => (a < b ? -1 : 1));
  const files = [...inputs, ...configs].flatMap((path) => [...filesIn(path)]);
  const hash = createHash('sha256');
  for (const file of files.filter((path) => !isNotBuilt(path))) {
    const content = readFileSync(join(root, file));
    hash.update(`${file.replaceAll('\\', '/')}\0${content.length}\0`).update(content);
  }
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  hash.update(JSON.stringify(settings.sort(([a], [b]) => (a < b ? -1 : 1))));
  return hash.digest('hex');
}
