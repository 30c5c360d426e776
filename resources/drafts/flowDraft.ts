import { isSameBill } from '#contract/entities/bill.ts';
import { billFromValues } from '#contract/entities/billFromValues.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import type { LocalDocument } from '#local/localDocument.ts';
import type { localDrafts } from '#local/localDrafts.ts';
import { flowDraftId, newDraftId } from '#rules/draftIds.ts';

export interface FlowDependencies {
  local: Pick<typeof localDrafts, 'get'> & { put: (draft: LocalDocument) => Promise<unknown> };
  portal: Pick<TenPlusTwoDataProvider, 'flowData'>;
  now: () => number;
}

export interface Flow {
  flowId: string;
  stageId: string;
}

/** The product and form of the other system whose values are requested. */
const ISF_FORM = { productCode: 'product_isf', formCode: 'isf-data-save' } as const;

/** `open`: the draft exists. `ask`: it exists with other values than the flow's. */
export type FlowDraft = { kind: 'open'; id: string } | { kind: 'ask'; id: string; startAgain: () => Promise<string> };

/**
 * [D14] The draft of a flow's stage with the id `new` + stageId. An existing one is not overwritten: the user chooses,
 * and starting again creates another draft.
 */
export async function flowDraft(flow: Flow, houseScac: string, deps: FlowDependencies): Promise<FlowDraft> {
  const id = flowDraftId(flow.stageId);
  const [local, values] = await Promise.all([
    deps.local.get(id),
    deps.portal.flowData({ query: { ...flow, ...ISF_FORM } }),
  ]);
  const bill = billFromValues(values, houseScac, 'FLOW');
  const put = async (as: string): Promise<string> => {
    await deps.local.put({ id: as, record: bill, changed: true, savedAt: deps.now() });
    return as;
  };
  if (!local) return { kind: 'open', id: await put(id) };
  if (isSameBill(local.record, bill)) return { kind: 'open', id: local.id };
  return { kind: 'ask', id: local.id, startAgain: () => put(newDraftId(deps.now())) };
}
