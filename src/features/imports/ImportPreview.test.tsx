// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { ISF_10 } from '#contract/codes.ts';
import type { ImportOutcome, ImportProblem } from '#contract/endpoints/imports.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { ImportEnd } from './ImportEnd.tsx';
import { ImportPreview } from './ImportPreview.tsx';

afterEach(cleanup);

const problem = (draft: number, severity: ImportProblem['severity'], message: string): ImportProblem => ({
  sheet: '',
  row: draft + 2,
  column: 'C',
  field: 'sellerCountryCode',
  message,
  severity,
  draft,
});
const outcome: ImportOutcome = {
  rows: 2,
  bills: 2,
  problems: [
    problem(1, 'error', '“XX” is no country code.'),
    problem(0, 'warning', 'OOLU00000001 is also in row 3.'),
    problem(0, 'notice', '“Zebra” was read as “ZEBRA”.'),
  ],
  problemCount: 42,
  severities: { error: 1, warning: 1, notice: 40 },
  incomplete: 1,
  held: { of: 3, drafts: 1, filings: 1, numbers: [{ amsNo: 'OOLU00000001', kind: 'filing', id: 'f1' }] },
  preview: [
    { amsNos: ['OOLU00000001'], goods: 1, name: 'ACME', problems: 0, row: 2 },
    { amsNos: ['OOLU00000002'], goods: 1, name: 'ACME', problems: 1, row: 3 },
  ],
  token: 't1',
};
const run = { fileName: 'list.csv', billType: ISF_10, startedAt: 0, phase: { step: 'preview', outcome } } as const;
const preview = (changes: Partial<ImportOutcome> = {}) =>
  renderInAdmin(<ImportPreview run={run} outcome={{ ...outcome, ...changes }} onClose={() => {}} />);
const listed = () =>
  within(screen.getByRole('region', { name: 'List of problems' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

describe('ImportPreview', () => {
  it('[D03] lists errors first, and counts clean-ups without listing them', async () => {
    await preview();
    await screen.findByText(/^40 values were cleaned up automatically/u);
    expect(listed()).toEqual([expect.stringContaining('no country code'), expect.stringContaining('also in row 3')]);
    await userEvent.click(screen.getByRole('button', { name: 'Notes (40)' }));
    expect(listed()).toEqual([expect.stringContaining('“ZEBRA”')]);
  });

  it('[D03] links drafts with their problems in both directions', async () => {
    await preview();
    await userEvent.click(await screen.findByRole('button', { name: 'Show 1 problem of OOLU00000002' }));
    expect(listed()).toHaveLength(1);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Problems' }));
    await userEvent.click(screen.getByRole('button', { name: 'C3: go to the draft' }));
    expect(document.activeElement?.textContent).toContain('OOLU00000002');
    await userEvent.click(screen.getByRole('button', { name: /^Only OOLU00000002/u }));
    expect(listed()).toHaveLength(2);
  });

  it('[D04] shows before saving which numbers are already in drafts or sent', async () => {
    await preview();
    await screen.findByText('2 B/L numbers of this file are already in drafts or sent.');
    expect(screen.getByText('The first 1 are listed.')).toBeTruthy();
    const link = screen.getByText('Show the numbers').closest('details')?.querySelector('a');
    expect(link?.getAttribute('href')).toBe('/hasSent/detial?id=f1');
  });

  it('[D04] recognizes a file that was imported before', async () => {
    await preview({ held: { of: 3, drafts: 3, filings: 0, numbers: [] } });
    await screen.findByText(/^All 3 B\/L numbers of this file are already in drafts or sent/u);
  });

  it('[D03] shows after saving how many drafts need work, and links them', async () => {
    const { token: _token, ...saved } = outcome;
    await renderInAdmin(
      <ImportEnd phase={{ step: 'saved', outcome: { ...saved, drafts: ['d0', 'd1'] } }} onClose={() => {}} />,
    );
    await screen.findByText('1 draft needs work before it can be sent.');
    const link = screen.getByRole('link', { name: 'OOLU00000002' });
    expect(link.getAttribute('href')).toBe('/draft/detial?id=d1');
    expect(link.closest('li')?.textContent).toContain('1 error');
    expect(screen.getByRole('button', { name: 'See drafts that need work' })).toBeTruthy();
  });
});
