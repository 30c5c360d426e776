// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { composeStories } from '@storybook/react-vite';
import userEvent from '@testing-library/user-event';
import { useNotificationContext } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import * as billNumber from '../../../stories/status/BillNumber.stories.tsx';
import { CopyButton } from './CopyButton.tsx';

const { WithScac } = composeStories(billNumber);

afterEach(cleanup);

function FieldMessage() {
  const { notifications } = useNotificationContext();
  return <output>{notifications.map(({ message }) => message)}</output>;
}

describe('BillNumber', () => {
  it('separates the carrier by style alone', async () => {
    const { container } = await renderInAdmin(<WithScac />);
    expect(container.textContent).toBe('OOLU2719403685');
    expect(container.querySelector('span span')?.textContent).toBe('OOLU');
  });
});

describe('CopyButton', () => {
  it('[E05] confirms copying', async () => {
    const user = userEvent.setup();
    await renderInAdmin(
      <>
        <CopyButton value="OOLU1" />
        <FieldMessage />
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Copy OOLU1' }));
    await screen.findByText('ui.copy.done');
    expect(await navigator.clipboard.readText()).toBe('OOLU1');
  });

  it('[E05] suggests manual copying if the browser refuses', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await renderInAdmin(
      <>
        <CopyButton value="OOLU1" />
        <FieldMessage />
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Copy OOLU1' }));
    await screen.findByText('ui.copy.failed');
  });
});
