import { describe, expect, it } from 'vitest';
import { isf10Bill } from '#contract/testing/bills.ts';
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
      get: (id) => Promise.resolve(drafts.get(id) ?? null),
      put: (draft) => Promise.resolve(void drafts.set(draft.id, draft)),
    },
    portal: { flowData: () => Promise.resolve(message as never) },
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
    await flowDraft(FLOW, 'HBRL', { ...deps, portal: { flowData } });
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
});
