import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compressAssets } from './compress.mjs';
import { fingerprint } from './fingerprint.mjs';
import { addPreviousBuild, savePreviousBuild } from './previousBuild.mjs';
import { root } from './root.mjs';
import { runCommand } from './runCommand.mjs';

const stampFile = join(root, 'dist', 'build.stamp');
const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
const parts = [
  { name: 'app', args: ['--manifest'], result: join('dist', 'app', 'index.html') },
  {
    name: 'portal',
    args: ['--config', 'vite.portal.config.ts'],
    result: join('dist', 'portal', 'main.js'),
  },
];

function isFresh(hash) {
  return (
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === hash &&
    parts.every((part) => existsSync(join(root, part.result)))
  );
}

async function buildPart({ name, args, result }) {
  const started = performance.now();
  const { code, output } = await runCommand(
    process.execPath,
    [vite, 'build', ...args, '--logLevel', 'warn', '--configLoader', 'runner'],
    {
      env: { NODE_ENV: 'production' },
    },
  );
  const isBuilt = code === 0 && existsSync(join(root, result));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (output.trim()) console.log(output.trim());
  if (!isBuilt) console.error(`Building the ${name} failed after ${seconds} s.`);
  else console.log(`Built the ${name} in ${seconds} s`);
  return isBuilt;
}

/** Moves the app's source maps, which contain the whole source, and its manifest to a folder that is not served. */
function moveMaps(from, to) {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  renameSync(join(from, '.vite', 'manifest.json'), join(to, 'manifest.json'));
  rmSync(join(from, '.vite'), { recursive: true });
  for (const file of readdirSync(from, { recursive: true }).filter((name) => name.endsWith('.map'))) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    renameSync(join(from, file), join(to, file));
  }
}

/** Builds app and portal in parallel. The stamp is written last, so that an incomplete build stays stale. @returns success */
export async function build() {
  // Computed before the build, so that a file edited meanwhile causes another build.
  const hash = fingerprint();
  rmSync(stampFile, { force: true });
  savePreviousBuild(join(root, 'dist'));
  const built = await Promise.all(parts.map(buildPart));
  if (!built.every(Boolean)) return false;
  moveMaps(join(root, 'dist', 'app'), join(root, 'dist', 'maps'));
  await compressAssets(join(root, 'dist', 'app'));
  addPreviousBuild(join(root, 'dist'));
  writeFileSync(stampFile, hash);
  return true;
}

/** Builds if an input changed since the last build. @returns success */
export async function buildIfStale() {
  if (isFresh(fingerprint())) return true;
  console.log('Building the app and the portal …');
  return build();
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = (await build()) ? 0 : 1;
}
