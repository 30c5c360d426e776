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

async function confirm(answer: () => { id: string; declarationStatus: 'deleteSuccess' }) {
  openPortal({ deleteFiling: answer });
  const onClose = vi.fn();
  await renderInAdmin(<DeleteDialog filings={[filingDetail('receiveFailed')]} onClose={onClose} />);
  await userEvent.type(screen.getByRole('textbox'), '5678');
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  return onClose;
}

describe('DeleteDialog', () => {
  it('[X02] warns of a deletion without the transaction number of customs', async () => {
    openPortal({});
    const filings = [
      filingDetail('receiveSuccess', { id: 'f1', amsNo: 'OOLU11111111' }),
      filingDetail('receiveSuccess', { id: 'f2', amsNo: 'OOLU22222222', customsNo: 'HBR-00000000012' }),
      filingDetail('receiveFailed', { id: 'f3', amsNo: 'OOLU33333333' }),
    ];
    await renderInAdmin(<DeleteDialog filings={filings} onClose={() => {}} />);
    const warning = screen.getByRole('note').textContent;
    expect(warning).toContain('OOLU11111111');
    expect(warning).not.toMatch(/OOLU2|OOLU3/u);
    cleanup();
    await renderInAdmin(<DeleteDialog filings={filings.slice(1)} onClose={() => {}} />);
    expect(screen.queryByRole('note')).toBeNull();
  });

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

  it('[D12] does not call a deletion refused whose outcome is not known', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const onClose = await confirm(() => {
      throw new Refused(503, { code: 503, message: 'The portal is restarting.' });
    });
    expect(await screen.findByText(/No response. Check its status before you try again/u)).toBeTruthy();
    expect(screen.queryByText(/Not deleted/u)).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });
});
