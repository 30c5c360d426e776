import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { addPreviousBuild, savePreviousBuild } from './previousBuild.mjs';

const dist = mkdtempSync(join(tmpdir(), 'tpt-builds-'));
afterAll(() => rmSync(dist, { recursive: true }));

/** A build with one screen of its own, as `scripts/build.mjs` leaves it. */
function build(version: number): void {
  savePreviousBuild(dist);
  rmSync(join(dist, 'app'), { recursive: true, force: true });
  for (const folder of ['app/assets', 'maps']) mkdirSync(join(dist, folder), { recursive: true });
  for (const name of ['vendor.js', `screen-${version}.js`, `screen-${version}.js.br`, `screen-${version}.css`]) {
    writeFileSync(join(dist, 'app', 'assets', name), name);
  }
  const entry = { file: `assets/screen-${version}.js`, css: [`assets/screen-${version}.css`] };
  writeFileSync(join(dist, 'maps', 'manifest.json'), JSON.stringify({ entry, vendor: { file: 'assets/vendor.js' } }));
  addPreviousBuild(dist);
}
const served = () => readdirSync(join(dist, 'app', 'assets')).toSorted();
const screen = (version: number) => [`screen-${version}.css`, `screen-${version}.js`, `screen-${version}.js.br`];

it('[O03] keeps the files of the previous build for open pages, and of no older one', () => {
  build(1);
  expect(served()).toEqual([...screen(1), 'vendor.js']);
  build(2);
  expect(served()).toEqual([...screen(1), ...screen(2), 'vendor.js']);
  build(3);
  expect(served()).toEqual([...screen(2), ...screen(3), 'vendor.js']);
  expect(readdirSync(dist).toSorted()).toEqual(['app', 'maps']);
});

it('[O03] keeps them when a build fails in between', () => {
  savePreviousBuild(dist);
  rmSync(join(dist, 'app'), { recursive: true });
  build(4);
  expect(served()).toEqual([...screen(3), ...screen(4), 'vendor.js']);
});
