// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { FilingDetail } from '#contract/endpoints/filings.ts';
import type { ChangeKind } from '#contract/codes.ts';
import { I18n } from '../billForm/testing/renderBill.tsx';
import { ChangeWireIntro } from './ChangeWireIntro.tsx';
import { filingDetail } from './testing/filingDetail.ts';

afterEach(cleanup);

function renderIntro(filing: FilingDetail | null, kind: ChangeKind | undefined, isSeveral = false) {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const isfNo = kind === 'deleteSend' ? '' : (filing?.isfNo ?? '');
  const intro = { filing, kind, isSeveral, newNumber: 'OOLU87654321', isfNo };
  return render(<ChangeWireIntro {...intro} />, { wrapper: I18n }).container;
}

it('[D09] waits until the filing is loaded', () => {
  renderIntro(null, undefined);
  expect(screen.getByRole('status')).toHaveTextContent('once the status of this filing is known');
});

it.each([
  ['replace', 'Replaces the filing HBRL-0000000001 at customs.'],
  ['resend', 'Sent as a new filing under HBRL-0000000001: customs rejected'],
  ['sendAgain', 'Sent as a new filing under HBRL-0000000001: customs deleted'],
  ['refused', 'Nothing can be sent now.'],
] as const)('[D09] explains the effect of the message at customs: %s', (kind, words) => {
  expect(renderIntro(filingDetail('receiveSuccess'), kind)).toHaveTextContent(words);
});

it('[D09] shows the deletion of the old number before the new filing', () => {
  const text = renderIntro(filingDetail('receiveSuccess'), 'deleteSend').textContent ?? '';
  const deletion = screen.getByRole('grid', { name: '1. Deletion of OOLU12345678' });
  expect(deletion.textContent).toMatch(/^SF10101D .*HBRL-0000000001/u);
  expect(text.indexOf('2. New filing of OOLU87654321')).toBeGreaterThan(text.indexOf('SF10101D'));
  expect(text).toContain('Its ISF number is assigned on sending');
});

it('[D09] shows no deletion of a filing that customs never accepted', () => {
  expect(renderIntro(filingDetail('receiveFailed'), 'deleteSend')).toHaveTextContent(
    'Customs never accepted the filing of OOLU12345678, so it is closed without a message.',
  );
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
});

it('[D09] reports that a bill with several numbers cannot be sent', () => {
  expect(renderIntro(filingDetail('receiveSuccess'), 'deleteSend', true)).toHaveTextContent('Keep one row here');
});
