import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Compressed twins beside a file. */
const TWINS = ['', '.br', '.gz'];

function move(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
}

/**
 * Copies the files that the last build made, without those that it kept of the build before it, aside. Leaves what an
 * interrupted build has copied.
 * @param {string} dist
 */
export function savePreviousBuild(dist) {
  const saved = join(dist, 'previous');
  const manifest = join(dist, 'maps', 'manifest.json');
  if (existsSync(saved) || !existsSync(manifest)) return;
  const chunks = Object.values(JSON.parse(readFileSync(manifest, 'utf8')));
  const names = new Set(chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]));
  const draft = `${saved}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  for (const name of [...names].flatMap((name) => TWINS.map((twin) => name + twin))) {
    if (!existsSync(join(dist, 'app', name))) continue;
    mkdirSync(dirname(join(draft, name)), { recursive: true });
    copyFileSync(join(dist, 'app', name), join(draft, name));
  }
  renameSync(draft, saved);
}

/**
 * Adds the saved files to the new build, so that open pages of the previous one find their screens (decision 0058).
 * @param {string} dist
 */
export function addPreviousBuild(dist) {
  const saved = join(dist, 'previous');
  if (!existsSync(saved)) return;
  for (const name of readdirSync(saved, { recursive: true })) {
    // The names carry hashes of the contents: an equal name is an equal file.
    if (!statSync(join(saved, name)).isFile() || existsSync(join(dist, 'app', name))) continue;
    move(join(saved, name), join(dist, 'app', name));
  }
  rmSync(saved, { recursive: true });
}
