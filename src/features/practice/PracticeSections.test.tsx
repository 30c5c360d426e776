// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { openPortal } from '#testing/openPortal.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import type { PracticeMessage } from '#contract/endpoints/practice.ts';
import { PracticeSections } from './PracticeSections.tsx';
import { RulesForm } from './RulesForm.tsx';

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
    const silent = region('Without a response');
    expect(silent.getByText(/^3 messages have no response/u)).toBeInTheDocument();
    expect(silent.getAllByRole('listitem')).toHaveLength(1);
    expect(silent.queryByText('All messages have a response.')).toBeNull();
    expect(region('Recent messages').getByText('All messages have a response.')).toBeInTheDocument();
    await userEvent.click(silent.getByRole('button', { name: 'Answer now' }));
    expect(portal.asked).toMatchObject([{ name: 'answerNow', body: { controlNo: '0000000002' } }]);
  });

  it('[D08] name their action in words', async () => {
    await show([messageOf(1, { action: 'R' }), messageOf(2, { action: 'D' })], 0);
    expect(screen.getByText('Replacement (R)')).toBeInTheDocument();
    expect(screen.getByText('Deletion (D)')).toBeInTheDocument();
  });

  it('are paged by ten', async () => {
    await show(
      Array.from({ length: 23 }, (_, index) => messageOf(index)),
      0,
    );
    expect(screen.queryByRole('region', { name: 'Without a response' })).toBeNull();
    const recent = region('Recent messages');
    expect(recent.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(recent.getByRole('button', { name: 'Show 10 more' }));
    await userEvent.click(recent.getByRole('button', { name: 'Show 3 more' }));
    expect(recent.getAllByRole('listitem')).toHaveLength(23);
    expect(recent.queryByRole('button', { name: /more$/u })).toBeNull();
  });
});

describe('the rules of the practice customs', () => {
  it('[D08] list the built-in marks, which apply without a rule', async () => {
    await renderInAdmin(<RulesForm state={{ speed: 1, rules: [], messages: [], silent: 0 }} />);
    expect(screen.getByText('No rules of your own. The built-in marks below still apply.')).toBeInTheDocument();
    const marks = within(screen.getByRole('region', { name: 'Built-in marks' }));
    expect(marks.getByText('REJ').nextElementSibling).toHaveTextContent('Rejected');
    expect(marks.getByText('MISS').nextElementSibling).toHaveTextContent('Accepted, bill not on file');
  });
});
