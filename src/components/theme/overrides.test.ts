import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { components } from './overrides.ts';

const project = join(import.meta.dirname, '..', '..', '..');
const imported = new Set(
  ['src', 'resources'].flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/u.test(file))
      .flatMap(
        (file) => readFileSync(join(project, folder, file), 'utf8').match(/(?<=@mui\/material\/)[A-Z]\w+/gu) ?? [],
      ),
  ),
);

/** Material components allowed by decision 0028. */
const MATERIAL = ['Dialog', 'DialogActions', 'DialogContent', 'DialogTitle', 'Divider', 'Menu', 'MenuItem', 'Popover'];
/** Parts of those and of the pickers. */
const INNER = ['Backdrop', 'ButtonBase', 'IconButton', 'Paper'];

it('uses only the Material components allowed by decision 0028', () => {
  expect([...imported].sort()).toEqual(MATERIAL);
});

it('overrides styles of used components only', () => {
  const used = new Set([...MATERIAL, ...INNER].map((name) => `Mui${name}`));
  expect(Object.keys(components).filter((name) => !used.has(name))).toEqual([]);
});
