import { isSameBill, type Bill } from '#contract/entities/bill.ts';
import { billFromValues } from '#contract/entities/billFromValues.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { PortalError } from '#dataProvider/portalError.ts';
import type { LocalDocument } from '#local/localDocument.ts';
import type { localDrafts } from '#local/localDrafts.ts';
import { flowDraftId, newDraftId } from '#rules/draftIds.ts';

export interface FlowDependencies {
  local: Pick<typeof localDrafts, 'get' | 'currentId'> & { put: (draft: LocalDocument) => Promise<unknown> };
  portal: Pick<TenPlusTwoDataProvider, 'flowData' | 'getDraft'>;
  now: () => number;
}

export interface Flow {
  flowId: string;
  stageId: string;
}

/** The product and form of the other system whose values are requested. */
const ISF_FORM = { productCode: 'product_isf', formCode: 'isf-data-save' } as const;

/** `open`: the draft exists. `ask`: it exists with other values than the flow's, or it was sent or deleted. */
export type FlowDraft = { kind: 'open'; id: string } | { kind: 'ask'; id: string; startAgain: () => Promise<string> };

/**
 * [D14] The draft of a flow's stage with the id `new` + stageId. An existing one is not overwritten: the user chooses,
 * and starting again creates another draft.
 */
export async function flowDraft(flow: Flow, houseScac: string, deps: FlowDependencies): Promise<FlowDraft> {
  const asked = flowDraftId(flow.stageId);
  const id = await deps.local.currentId(asked);
  const [existing, values] = await Promise.all([
    id === asked ? deps.local.get(id) : readSaved(id, deps),
    deps.portal.flowData({ query: { ...flow, ...ISF_FORM } }),
  ]);
  const bill = billFromValues(values, houseScac, 'FLOW');
  const put = async (as: string): Promise<string> => {
    await deps.local.put({ id: as, record: bill, changed: true, savedAt: deps.now() });
    return as;
  };
  if (!existing && id === asked) return { kind: 'open', id: await put(id) };
  if (existing && isSameBill(existing.record, bill)) return { kind: 'open', id };
  return { kind: 'ask', id, startAgain: () => put(newDraftId(deps.now())) };
}

/** A draft that the portal has: its newest local text, else the portal's; null if it was sent or deleted. */
async function readSaved(id: string, { local, portal }: FlowDependencies): Promise<{ record: Bill } | null> {
  const copy = await local.get(id);
  if (copy) return copy;
  try {
    return { record: await portal.getDraft({ params: { id } }) };
  } catch (error) {
    if (error instanceof PortalError && error.status === 404) return null;
    throw error;
  }
}
