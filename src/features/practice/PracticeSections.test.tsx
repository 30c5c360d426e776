// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { openPortal } from '#testing/openPortal.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import type { PracticeMessage } from '#contract/endpoints/practice.ts';
import { PracticeSections } from './PracticeSections.tsx';

afterEach(cleanup);

const messageOf = (number: number, changes: Partial<PracticeMessage> = {}): PracticeMessage => ({
  controlNo: String(number).padStart(10, '0'),
  transactionNo: `HBRL-${number}`,
  action: 'A',
  amsNo: `OOLU${number}`,
  receivedAt: '2026-08-03 10:00:00',
  text: 'A',
  isSilent: false,
  due: [],
  ...changes,
});
const show = (messages: PracticeMessage[], silent: number) =>
  renderInAdmin(<PracticeSections state={{ speed: 1, rules: [], messages, silent }} />);
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('the messages of the practice customs', () => {
  it('[D08] mark suppressed answers and offer their release', async () => {
    const portal = openPortal({ answerNow: () => ({ speed: 1, rules: [], messages: [], silent: 0 }) });
    await show([messageOf(1), messageOf(2, { isSilent: true })], 3);
    const silent = region('Without an answer');
    expect(silent.getByText(/^3 messages have no reply/u)).toBeInTheDocument();
    expect(silent.getAllByRole('listitem')).toHaveLength(1);
    expect(silent.queryByText('All messages are answered.')).toBeNull();
    expect(region('Recent messages').getByText('All messages are answered.')).toBeInTheDocument();
    await userEvent.click(silent.getByRole('button', { name: 'Answer now' }));
    expect(portal.asked).toMatchObject([{ name: 'answerNow', body: { controlNo: '0000000002' } }]);
  });

  it('are paged by ten', async () => {
    await show(
      Array.from({ length: 23 }, (_, index) => messageOf(index)),
      0,
    );
    expect(screen.queryByRole('region', { name: 'Without an answer' })).toBeNull();
    const recent = region('Recent messages');
    expect(recent.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(recent.getByRole('button', { name: 'Show 10 more' }));
    await userEvent.click(recent.getByRole('button', { name: 'Show 3 more' }));
    expect(recent.getAllByRole('listitem')).toHaveLength(23);
    expect(recent.queryByRole('button', { name: /more$/u })).toBeNull();
  });
});
