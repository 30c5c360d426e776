import { describe, expect, it } from 'vitest';
import { isf10Bill } from '#contract/testing/bills.ts';
import { PortalError } from '#dataProvider/portalError.ts';
import type { LocalDocument } from '#local/localDocument.ts';
import { flowDraft, type FlowDependencies } from './flowDraft.ts';

const FLOW = { flowId: 'F1', stageId: '20261121' };

function depsWith(
  message: object,
  drafts = new Map<string, LocalDocument>(),
): FlowDependencies & { drafts: typeof drafts } {
  return {
    drafts,
    local: {
      currentId: (id) => Promise.resolve(id),
      get: (id) => Promise.resolve(drafts.get(id) ?? null),
      put: (draft) => Promise.resolve(void drafts.set(draft.id, draft)),
    },
    portal: {
      flowData: () => Promise.resolve(message as never),
      getDraft: () => Promise.reject(new Error('nothing is saved on the portal')),
    },
    now: () => 1_795_000_000_000,
  };
}

describe('[D14] draft from a flow', () => {
  it('is created as new + stageId from the flow’s values', async () => {
    const deps = depsWith({ billType: 1, sellerName: 'NINGBO TRADING', importerId: null, unknown: 'x' });
    expect(await flowDraft(FLOW, 'HBRL', deps)).toEqual({ kind: 'open', id: 'new20261121' });
    const stored = deps.drafts.get('new20261121');
    expect(stored).toMatchObject({ changed: true, record: { id: null, from: 'FLOW', billType: 1, houseScac: 'HBRL' } });
    expect(stored?.record).toMatchObject({ sellerName: 'NINGBO TRADING', cargoType: '01', importerId: '' });
    expect(stored?.record).not.toHaveProperty('unknown');
  });

  it('requests the values of the ISF form by product and form', async () => {
    const asked: unknown[] = [];
    const deps = depsWith({});
    const flowData: FlowDependencies['portal']['flowData'] = ({ query }) => {
      asked.push(query);
      return Promise.resolve({});
    };
    await flowDraft(FLOW, 'HBRL', { ...deps, portal: { ...deps.portal, flowData } });
    expect(asked).toEqual([{ ...FLOW, productCode: 'product_isf', formCode: 'isf-data-save' }]);
  });

  it('is opened unchanged if the flow’s values are the same', async () => {
    const deps = depsWith(isf10Bill());
    await flowDraft(FLOW, 'HBRL', deps);
    const before = deps.drafts.get('new20261121');
    expect(await flowDraft(FLOW, 'HBRL', deps)).toEqual({ kind: 'open', id: 'new20261121' });
    expect(deps.drafts.get('new20261121')).toBe(before);
  });

  it('offers a choice for an edited draft, and keeps it when starting again', async () => {
    const edited = isf10Bill({ sellerName: 'TYPED BY HAND' });
    const mine: LocalDocument = { id: 'new20261121', record: edited, changed: true, savedAt: 1 };
    const deps = depsWith(isf10Bill(), new Map([[mine.id, mine]]));
    const found = await flowDraft(FLOW, 'HBRL', deps);
    expect(found).toMatchObject({ kind: 'ask', id: 'new20261121' });
    expect(deps.drafts.size).toBe(1);
    const again = found.kind === 'ask' ? await found.startAgain() : '';
    expect(again).not.toBe('new20261121');
    expect(deps.drafts.get('new20261121')).toBe(mine);
    expect(deps.drafts.get(again)?.record).toMatchObject({ sellerName: 'NINGBO TRADING CO LTD', from: 'FLOW' });
  });

  it.each([
    ['opens it if it is as the flow has it', isf10Bill({ id: 'd1', revision: 2 }), 'open'],
    ['asks if it was edited', isf10Bill({ id: 'd1', revision: 5, sellerName: 'TYPED BY HAND' }), 'ask'],
    ['asks if it was sent or deleted', null, 'ask'],
  ] as const)('that the portal has and this browser forgot: %s', async (_case, saved, kind) => {
    const deps = depsWith(isf10Bill());
    const getDraft: FlowDependencies['portal']['getDraft'] = () =>
      saved
        ? Promise.resolve(saved as never)
        : Promise.reject(new PortalError({ kind: 'answer', status: 404, code: 404, message: 'gone', body: {} }));
    const local = { ...deps.local, currentId: () => Promise.resolve('d1') };
    const found = await flowDraft(FLOW, 'HBRL', { ...deps, local, portal: { ...deps.portal, getDraft } });
    expect(found).toMatchObject({ kind, id: 'd1' });
    expect(deps.drafts.size).toBe(0);
  });
});
