// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNotificationContext } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInAdmin } from '#components/testing/renderInAdmin.tsx';
import { MATCH_STATUSES } from '#contract/codes.ts';
import { LOCALES } from '#contract/limits.ts';
import { DECLARATION_STATUS_NAMES } from '#contract/statuses.ts';
import { BillNumber } from './BillNumber.tsx';
import { CopyButton } from './CopyButton.tsx';
import { DeclarationStatusChip } from './DeclarationStatusChip.tsx';
import { MatchStatusChip } from './MatchStatusChip.tsx';

afterEach(cleanup);

function Said() {
  const { notifications } = useNotificationContext();
  return <output>{notifications.map(({ message }) => message)}</output>;
}

describe.each(LOCALES)('statuses in %s', (language) => {
  it('[D07] carry a word and a mark beside their color, each its own', async () => {
    await renderInAdmin(
      <>
        {DECLARATION_STATUS_NAMES.map((status) => (
          <DeclarationStatusChip key={status} status={status} />
        ))}
        {MATCH_STATUSES.map((status) => (
          <MatchStatusChip key={status} status={status} />
        ))}
      </>,
      { language },
    );
    const chips = [...document.querySelectorAll('[data-tone]')];
    const words = chips.map((chip) => chip.textContent?.trim());
    expect(words).toHaveLength(DECLARATION_STATUS_NAMES.length + MATCH_STATUSES.length);
    expect(words.every(Boolean)).toBe(true);
    expect(new Set(words).size).toBe(words.length);
    const markOf = (tone: string) => document.querySelector(`[data-tone="${tone}"] path`)?.getAttribute('d');
    const marks = ['waiting', 'green', 'greenWarning', 'red'].map(markOf);
    expect(new Set(marks).size).toBe(4);
  });
});

describe('BillNumber', () => {
  it('sets the carrier apart by style alone', async () => {
    const { container } = await renderInAdmin(<BillNumber value="OOLU2719403685" />);
    expect(container.textContent).toBe('OOLU2719403685');
    expect(container.querySelector('span span')?.textContent).toBe('OOLU');
  });
});

describe('CopyButton', () => {
  it('[E05] says that it copied', async () => {
    const user = userEvent.setup();
    await renderInAdmin(
      <>
        <CopyButton value="OOLU1" />
        <Said />
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Copy OOLU1' }));
    await screen.findByText('lists.copied');
    expect(await navigator.clipboard.readText()).toBe('OOLU1');
  });

  it('[E05] says to copy by hand when the browser refuses', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await renderInAdmin(
      <>
        <CopyButton value="OOLU1" />
        <Said />
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Copy OOLU1' }));
    await screen.findByText('lists.copyFailed');
  });
});
