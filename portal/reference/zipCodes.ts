import type { ZipCode } from '#contract/endpoints/reference.ts';
import { foldName } from './foldName.ts';
import zipCodeList from './tables/zipCodes.json' with { type: 'json' };
import { US_POSTAL_STATES } from './usStates.ts';

const FOUND_MAX = 20;
const PER_CITY_MAX = 5;

interface City {
  zipCode: Omit<ZipCode, 'zipcode'>;
  sought: string;
  runs: readonly (readonly [first: number, last: number])[];
}

let cities: City[] | null = null;

/** [C01] US postal codes by their first digits (`-1234` of a ZIP+4 is ignored), or by city with or without a state. */
export function searchZipCodes(keyword: string): ZipCode[] {
  const digits = /^(\d{1,5})(?:-?\d{0,4})?$/u.exec(keyword.trim())?.[1];
  return digits === undefined ? byCity(foldName(keyword)) : byDigits(digits);
}

function byDigits(digits: string): ZipCode[] {
  const first = Number(digits.padEnd(5, '0'));
  const last = Number(digits.padEnd(5, '9'));
  const found: ZipCode[] = [];
  for (const { zipCode, runs } of allCities()) {
    for (const [from, to] of runs) {
      for (let zip = Math.max(from, first); zip <= Math.min(to, last); zip++) found.push(zipCodeOf(zip, zipCode));
    }
  }
  return found.sort((a, b) => (a.zipcode < b.zipcode ? -1 : 1)).slice(0, FOUND_MAX);
}

function byCity(sought: string): ZipCode[] {
  if (sought.length < 2) return [];
  const { city, state } = splitState(sought);
  const matching = allCities()
    .filter((known) => known.sought.startsWith(city) && (!state || known.zipCode.state === state))
    .sort((a, b) => Number(b.sought === city) - Number(a.sought === city) || size(b) - size(a));
  return matching.flatMap(firstCodes).slice(0, FOUND_MAX);
}

/** `PORTLAND, OR` and `PORTLAND OREGON` contain a state; `SALT LAKE CITY` does not. */
function splitState(sought: string): { city: string; state: string | null } {
  for (const [state, name] of Object.entries(US_POSTAL_STATES)) {
    for (const ending of [state, foldName(name)]) {
      if (new RegExp(`[ ,]${ending}$`, 'u').test(sought)) {
        return { city: sought.slice(0, -ending.length).replace(/[ ,]+$/u, ''), state };
      }
    }
  }
  return { city: sought, state: null };
}

function firstCodes({ runs, zipCode }: City): ZipCode[] {
  const zips: number[] = [];
  for (const [from, to] of runs) {
    for (let zip = from; zip <= to && zips.length < PER_CITY_MAX; zip++) zips.push(zip);
  }
  return zips.map((zip) => zipCodeOf(zip, zipCode));
}

const size = ({ runs }: City): number => runs.reduce((count, [from, to]) => count + to - from + 1, 0);
const zipCodeOf = (zip: number, zipCode: City['zipCode']): ZipCode => ({
  zipcode: String(zip).padStart(5, '0'),
  ...zipCode,
});

/** Loaded on first use, because 30,000 cities would delay the start. */
function allCities(): City[] {
  cities ??= Object.entries(zipCodeList).flatMap(([state, lines]) =>
    lines.split('\n').map((line) => {
      const [city = '', runs = ''] = line.split(':');
      return {
        zipCode: { city, state, stateName: US_POSTAL_STATES[state] ?? state },
        sought: foldName(city),
        runs: runs.split(' ').map((run) => {
          const [from = '', to = from] = run.split('-');
          return [Number(from), Number(to)] as const;
        }),
      };
    }),
  );
  return cities;
}
