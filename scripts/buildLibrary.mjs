import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';
import { runCommand } from './runCommand.mjs';

const folder = join(root, 'dist', 'library');
const types = join(folder, 'types');
/** Kept between builds for incremental compilation. */
const emitted = join(root, 'node_modules', '.cache', 'libraryTypes');
const bin = (...path) => join(root, 'node_modules', ...path);

/** Rewrites imports such as `#schema/field.ts` to relative paths with the ending of the built module. */
function withPackagePaths(text, file) {
  const toTypes = relative(dirname(file), types).split(sep).join('/') || '.';
  return text
    .replaceAll(/^import ['"].*\.css['"];\n/gm, '')
    .replaceAll(/(from |import\()(['"])(#\w+\/|\.{1,2}\/)([^'"]+?)\.tsx?\2/g, (_all, before, quote, start, path) => {
      const place = start.startsWith('#') ? `${toTypes}/${start.slice(1)}` : start;
      return `${before}${quote}${place.startsWith('.') ? place : `./${place}`}${path}.js${quote}`;
    });
}

/** Checks that imported declarations exist: a missing one would silently be `any` in an application. */
function requireDeclared(text, file) {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  for (const [, path] of code.matchAll(/(?:from |import\()['"](\.{1,2}\/[^'"]+)\.js['"]/g)) {
    if (!existsSync(join(dirname(file), `${path}.d.ts`)))
      throw new Error(`${file} names ${path}, which is not declared.`);
  }
}

function writeTypes() {
  rmSync(types, { recursive: true, force: true });
  cpSync(emitted, types, { recursive: true });
  for (const name of readdirSync(types, { recursive: true }).filter((one) => one.endsWith('.d.ts'))) {
    const file = join(types, name);
    const text = withPackagePaths(readFileSync(file, 'utf8'), file);
    requireDeclared(text, file);
    writeFileSync(file, text);
  }
}

/** Finds the packages that the built modules import; applications install them as peers. */
function importedPackages() {
  const modules = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.js'));
  const found = modules.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/(?:from |import\(|^import )"([^".][^"]*)"/gm)].map(
      ([, path]) => path.split('/', path.startsWith('@') ? 2 : 1).join('/'),
    ),
  );
  return [...new Set(found)].sort();
}

/** Writes package.json from the repository's: exports without `dist/library`, imported packages as peers. */
function writePackage() {
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const inside = (value) => JSON.parse(JSON.stringify(value).replaceAll('./dist/library/', './'));
  const peers = importedPackages().map((name) => {
    const version = own.dependencies[name];
    if (!version) throw new Error(`The library imports ${name}, which package.json does not name.`);
    return [name, `^${version}`];
  });
  const { name, version, description, license, type } = own;
  const made = {
    name,
    version,
    description,
    license,
    type,
    types: inside(own.types),
    exports: inside(own.exports),
    sideEffects: ['**/*.css'],
    peerDependencies: Object.fromEntries(peers),
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(made, null, 2)}\n`);
}

/** Builds `dist/library`, ready for `npm pack`. @returns success */
export async function buildLibrary() {
  const run = (args) => runCommand(process.execPath, args, { env: { NODE_ENV: 'production' } });
  const config = ['--config', 'vite.library.config.ts', '--logLevel', 'error', '--configLoader', 'runner'];
  const [bundled, declared] = await Promise.all([
    run([bin('vite', 'bin', 'vite.js'), 'build', ...config]),
    run([bin('typescript', 'bin', 'tsc'), '-p', 'tsconfig.library.json']),
  ]);
  const failed = [bundled, declared].find(({ code }) => code !== 0);
  if (failed) {
    console.error(failed.output.trim());
    return false;
  }
  writeTypes();
  writePackage();
  return true;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = (await buildLibrary()) ? 0 : 1;
}
