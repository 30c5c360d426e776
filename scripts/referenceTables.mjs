import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';

/**
 * Reduces two public tables to the columns that the portal uses, as files of the repository: builds are faster and
 * need neither package. Run it after an update of `sea-ports` or `zipcodes`: `node scripts/referenceTables.mjs`.
 */
const require = createRequire(import.meta.url);
const folder = join(root, 'portal', 'reference', 'tables');

/** Characters that names in a filing may have, before upper-casing. */
const plain = (text) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|\|/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
const byText = (a, b) => (a < b ? -1 : 1);

/**
 * `sea-ports` still has ports of the Netherlands Antilles, whose code `AN` ended in 2010. Their successors kept the place
 * codes: Bonaire and Sint Eustatius in `BQ`, Curaçao in `CW`, the south of Saint Martin in `SX`.
 */
const SUCCESSORS = { ANBON: 'BQBON', ANCUR: 'CWCUR', ANEUX: 'BQEUX', ANPHI: 'SXPHI', ANSXM: 'SXSXM', ANWIL: 'CWWIL' };

/** A line per port: code, name, then other names, between bars. */
export function seaPorts() {
  const { JSON: ports } = require('sea-ports');
  const names = new Set(Object.values(ports).map(({ name }) => plain(name).toUpperCase()));
  return Object.entries(ports)
    .map(([code, port]) => [SUCCESSORS[code] ?? code, port])
    .filter(([code]) => /^(?!AN)[A-Z]{2}[A-Z0-9]{3}$/u.test(code))
    .map(([code, { name, alias = [] }]) => {
      // The table lists neighbors as aliases: Long Beach is not an alias of Los Angeles.
      const others = alias.map(plain).filter((other) => !names.has(other.toUpperCase()));
      return [code, plain(name).replace(' (Antilles)', ''), ...others].join('|');
    })
    .sort(byText);
}

/** By state: a line per city with its postal codes, runs as `first-last`. */
export function zipCodes() {
  const { codes } = require('zipcodes');
  const states = {};
  for (const { zip, city, state, country } of Object.values(codes)) {
    if (country !== 'US' || !/^\d{5}$/u.test(zip)) continue;
    const cities = (states[state] ??= new Map());
    const name = plain(city);
    cities.set(name, [...(cities.get(name) ?? []), Number(zip)]);
  }
  return Object.fromEntries(
    Object.keys(states)
      .sort(byText)
      .map((state) => [
        state,
        [...states[state]]
          .sort(([a], [b]) => byText(a, b))
          .map(([city, zips]) => `${city}:${runs(zips)}`)
          .join('\n'),
      ]),
  );
}

function runs(zips) {
  const found = [];
  for (const zip of zips.sort((a, b) => a - b)) {
    const last = found.at(-1);
    if (last && last[1] === zip - 1) last[1] = zip;
    else found.push([zip, zip]);
  }
  const digits = (zip) => String(zip).padStart(5, '0');
  return found.map(([from, to]) => (from === to ? digits(from) : `${digits(from)}-${digits(to)}`)).join(' ');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const [name, data] of [
    ['seaPorts.json', seaPorts()],
    ['zipCodes.json', zipCodes()],
  ]) {
    writeFileSync(join(folder, name), `${JSON.stringify(data, null, 2)}\n`);
  }
}
