// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPortal, Refused } from '#testing/openPortal.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { filingDetail } from '../testing/filingDetail.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Confirms the deletion of a rejected filing. */
async function confirm(answer: () => { id: string; declarationStatus: 'deleteSuccess' }) {
  openPortal({ deleteFiling: answer });
  const onClose = vi.fn();
  await renderInAdmin(<DeleteDialog filings={[filingDetail('receiveFailed')]} onClose={onClose} />);
  await userEvent.type(screen.getByRole('textbox'), '5678');
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  return onClose;
}

describe('DeleteDialog', () => {
  it('[D12] closes by itself when every deletion was accepted', async () => {
    const onClose = await confirm(() => ({ id: 'f1', declarationStatus: 'deleteSuccess' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it('[D12] stays open with the reason of a refused deletion', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const onClose = await confirm(() => {
      throw new Refused(409, { code: 1020, message: 'Customs has not answered yet.' });
    });
    expect(await screen.findByText('Not deleted: Customs has not answered yet.')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });
});
