// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListContextProvider } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DraftRow } from '#contract/endpoints/drafts.ts';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import { createDataProvider } from '#dataProvider/dataProvider.ts';
import { portalClient } from '#dataProvider/testing/client.ts';
import { localDrafts } from '#local/localDrafts.ts';
import { openPortal, Refused } from '#testing/openPortal.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { HandOverDialog } from '../HandOverDialog.tsx';
import { SaveTemplatesDialog } from './SaveTemplatesDialog.tsx';
import { SetVoyageDialog } from './SetVoyageDialog.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const row = (id: string) => ({ id, amsNos: [`OOLU${id}`], bugerName: `BUYER ${id}`, template_name: '' }) as DraftRow;
interface Saved {
  id?: string;
  revision?: number;
  loadingAt?: string;
  vesselVoyage?: string;
  template_name?: string;
  amsRequestList?: unknown[];
}

/** A portal that refuses some drafts, and text on this computer for others. */
function portalWith({ stale = [], unsaved = [] }: { stale?: string[]; unsaved?: string[] } = {}) {
  const saved: Saved[] = [];
  const templates: Saved[] = [];
  const handedOver: unknown[] = [];
  vi.spyOn(localDrafts, 'get').mockImplementation(
    async (id) => (unsaved.includes(id) ? { changed: true } : null) as never,
  );
  openPortal({
    getDraft: ({ params: { id = '' } }) => ({
      ...isf10Bill({
        amsRequestList: [amsRowOf(`OOLU${id}`)],
        loadingAt: '2026-01-01 00:00:00',
        vesselVoyage: 'OLD 1E',
      }),
      id,
      revision: 7,
      createdAt: '2026-03-01 10:00:00',
      updatedAt: '2026-03-02 10:00:00',
    }),
    saveDraft: ({ body }) => {
      const draft = body as Saved;
      if (stale.includes(draft.id ?? '')) throw new Refused(409, { code: 409, message: 'stale' });
      saved.push(draft);
      return { id: draft.id ?? '', revision: 8 };
    },
    saveTemplate: ({ body }) => {
      templates.push(body as Saved);
      return { id: 't', revision: 1 };
    },
    listEmployees: () => [{ userId: 'u2', name: 'Mei Lin', admin: false, userType: null }],
    handOverDrafts: ({ body }) => {
      handedOver.push(body);
      return { handedOver: 1 };
    },
  });
  return { saved, templates, handedOver, stale, dataProvider: createDataProvider(portalClient) };
}
const result = (name: string) => {
  const line = screen.getAllByRole('listitem').find(({ textContent }) => textContent?.startsWith(name));
  return within(line as HTMLElement);
};

describe('SetVoyageDialog', () => {
  it('[L05] sets loading time and vessel by one save of each draft with its revision', async () => {
    const { saved, dataProvider } = portalWith();
    await renderInAdmin(<SetVoyageDialog drafts={[row('1'), row('2')]} onClose={() => {}} />, { dataProvider });
    await userEvent.type(screen.getByLabelText('Loading time (+08:00)'), '2026-12-01 18:00:00');
    await userEvent.type(screen.getByLabelText('Vessel and voyage'), 'EVER LYRIC 2W');
    await userEvent.click(screen.getByRole('button', { name: 'Set for 2 drafts' }));
    await screen.findByText('2 of 2 saved');
    const voyage = { loadingAt: '2026-12-01 18:00:00', vesselVoyage: 'EVER LYRIC 2W' };
    expect(saved).toMatchObject([
      { id: '1', revision: 7, ...voyage },
      { id: '2', revision: 7, ...voyage },
    ]);
  });

  it('[L05] keeps blank values, and requires a readable time', async () => {
    const { saved, dataProvider } = portalWith();
    await renderInAdmin(<SetVoyageDialog drafts={[row('1')]} onClose={() => {}} />, { dataProvider });
    await userEvent.click(screen.getByRole('button', { name: 'Set for 1 draft' }));
    expect(screen.getByRole('alert').textContent).toBe('Enter a loading time or a vessel.');
    await userEvent.type(screen.getByLabelText('Loading time (+08:00)'), 'soon');
    await userEvent.click(screen.getByRole('button', { name: 'Set for 1 draft' }));
    expect(saved).toEqual([]);
    await userEvent.clear(screen.getByLabelText('Loading time (+08:00)'));
    await userEvent.type(screen.getByLabelText('Vessel and voyage'), 'NEW 1W');
    await userEvent.click(screen.getByRole('button', { name: 'Set for 1 draft' }));
    await screen.findByText('1 of 1 saved');
    expect(saved).toMatchObject([{ loadingAt: '2026-01-01 00:00:00', vesselVoyage: 'NEW 1W' }]);
  });

  it('[L05] empties no field for which only spaces were typed', async () => {
    const { saved, dataProvider } = portalWith();
    await renderInAdmin(<SetVoyageDialog drafts={[row('1')]} onClose={() => {}} />, { dataProvider });
    await userEvent.type(screen.getByLabelText('Vessel and voyage'), '   ');
    await userEvent.type(screen.getByLabelText('Loading time (+08:00)'), '2026-12-01 18:00:00{Enter}');
    await screen.findByText('1 of 1 saved');
    expect(saved).toMatchObject([{ loadingAt: '2026-12-01 18:00:00', vesselVoyage: 'OLD 1E' }]);
  });

  it('[L05] reports conflicts and unsaved text, and repeats only the conflicts', async () => {
    const { saved, stale, dataProvider } = portalWith({ stale: ['2'], unsaved: ['3'] });
    const drafts = [row('1'), row('2'), row('3')];
    await renderInAdmin(<SetVoyageDialog drafts={drafts} onClose={() => {}} />, { dataProvider });
    await userEvent.type(screen.getByLabelText('Vessel and voyage'), 'NEW 1W');
    await userEvent.click(screen.getByRole('button', { name: 'Set for 3 drafts' }));
    expect(await result('OOLU2').findByText(/someone saved it at the same moment/u)).toBeTruthy();
    expect(await result('OOLU3').findByText(/has changes on this computer/u)).toBeTruthy();
    stale.length = 0;
    await userEvent.click(screen.getByRole('button', { name: 'Try the others again' }));
    expect(await result('OOLU2').findByText('Saved')).toBeTruthy();
    expect(saved.map(({ id }) => id)).toEqual(['1', '2']);
  });
});

describe('HandOverDialog', () => {
  it('[P04] hands over no draft that has unsaved text on this computer', async () => {
    const { handedOver, dataProvider } = portalWith({ unsaved: ['2'] });
    const dialog = (
      <ListContextProvider value={{ onSelect: () => {} } as never}>
        <HandOverDialog ids={['1', '2']} onClose={() => {}} />
      </ListContextProvider>
    );
    await renderInAdmin(dialog, { dataProvider });
    await screen.findByRole('option', { name: 'Mei Lin' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Colleague' }), 'Mei Lin');
    await userEvent.click(screen.getByRole('button', { name: 'Hand over' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^1 draft has changes on this computer/u);
    expect(handedOver).toEqual([]);
  });
});

describe('SaveTemplatesDialog', () => {
  it('[T02] saves no older text of a draft that is unsaved on this computer', async () => {
    const { templates, dataProvider } = portalWith({ unsaved: ['2'] });
    await renderInAdmin(<SaveTemplatesDialog drafts={[row('1'), row('2')]} onClose={() => {}} />, { dataProvider });
    await userEvent.click(screen.getByRole('button', { name: 'Save 2 templates' }));
    expect(await screen.findByText(/^Left out: it has changes/u)).toBeTruthy();
    expect(templates).toMatchObject([{ template_name: 'BUYER 1' }]);
  });

  it('[T02] saves each selected draft as a template by its name, without numbers', async () => {
    const { templates, dataProvider } = portalWith();
    await renderInAdmin(<SaveTemplatesDialog drafts={[row('1'), row('2')]} onClose={() => {}} />, { dataProvider });
    const name = screen.getByRole('textbox', { name: 'Template name for OOLU2' });
    await userEvent.clear(name);
    await userEvent.click(screen.getByRole('button', { name: 'Save 2 templates' }));
    expect(screen.getByRole('alert')).toBeTruthy();
    await userEvent.type(name, 'LAKESHORE');
    await userEvent.click(screen.getByRole('button', { name: 'Save 2 templates' }));
    await screen.findByText('2 of 2 saved');
    expect(templates).toMatchObject([
      { template_name: 'BUYER 1', amsRequestList: [] },
      { template_name: 'LAKESHORE', amsRequestList: [] },
    ]);
  });
});
