import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { theme } from './muiTheme.ts';

const source = join(import.meta.dirname, '..', '..', '..');
/** Parts of the page that stay in view while it scrolls. */
const PAGE_MAX = 20;
/** Layers over the page, each in the sheet of its component. */
const POPUPS = ['inputs/LookupPopup', 'layout/Disclosure', 'layout/Toast', 'list/RecentList', 'list/UndoStrip'];

const levels = (sheet: string): string[] =>
  [...readFileSync(sheet, 'utf8').matchAll(/z-index:\s*([^;]+);/gu)].map(([, level = '']) => level);

it('[R26] shows every popup above everything else, at 99999', () => {
  for (const popup of POPUPS) {
    expect([popup, levels(join(source, 'src/components', `${popup}.module.css`))]).toEqual([
      popup,
      ['var(--tpt-z-popup)'],
    ]);
  }
  expect(readFileSync(join(source, 'src/components/theme/tokens.css'), 'utf8')).toContain('--tpt-z-popup: 99999;');
  const { modal, snackbar, tooltip } = theme.zIndex;
  expect([modal, snackbar, tooltip]).toEqual([99_999, 99_999, 99_999]);
});

it('[R26] has no level between the page and its popups', () => {
  const sheets = ['src', 'resources'].flatMap((folder) =>
    readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => join(source, folder, file)),
  );
  const others = sheets.flatMap((sheet) =>
    levels(sheet).filter((level) => level !== 'var(--tpt-z-popup)' && !(Number(level) <= PAGE_MAX)),
  );
  expect(others).toEqual([]);
});
