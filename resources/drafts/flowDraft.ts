import { blankBill, billEntity, isSameBill, type Bill } from '#contract/entities/bill.ts';
import { ISF_10, ISF_5 } from '#contract/codes.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import type { LocalDocument } from '#local/localDocument.ts';
import type { localDrafts } from '#local/localDrafts.ts';
import { flowDraftId, newDraftId } from '#rules/draftIds.ts';
import { readLeniently } from '#schema/readRecord.ts';

export interface FlowDependencies {
  local: Pick<typeof localDrafts, 'get'> & { put: (draft: LocalDocument) => Promise<unknown> };
  portal: Pick<TenPlusTwoDataProvider, 'flowData'>;
  now: () => number;
}

export interface Flow {
  flowId: string;
  stageId: string;
}

/** `open`: the draft of the flow lies there. `ask`: it was begun before, and what the flow says now differs. */
export type FlowDraft = { kind: 'open'; id: string } | { kind: 'ask'; id: string; startAgain: () => Promise<string> };

/**
 * [D14] The draft of a flow's stage: `new` + stageId, built from what the flow says. One that was begun before is never
 * written over: the person chooses, and starting again makes another draft beside it.
 */
export async function flowDraft(flow: Flow, houseScac: string, deps: FlowDependencies): Promise<FlowDraft> {
  const id = flowDraftId(flow.stageId);
  const [here, said] = await Promise.all([deps.local.get(id), deps.portal.flowData({ query: flow })]);
  const bill = billOfFlow(said, houseScac);
  const put = async (as: string): Promise<string> => {
    await deps.local.put({ id: as, record: bill, changed: true, savedAt: deps.now() });
    return as;
  };
  if (!here) return { kind: 'open', id: await put(id) };
  if (isSameBill(here.record, bill)) return { kind: 'open', id: here.id };
  return { kind: 'ask', id: here.id, startAgain: () => put(newDraftId(deps.now())) };
}

/** What the flow says over a blank filing; nulls and unknown fields are dropped. */
function billOfFlow(said: Partial<Bill>, houseScac: string): Bill {
  const billType = String(said.billType) === String(ISF_5) ? ISF_5 : ISF_10;
  const blank = blankBill(billType, houseScac);
  const given = Object.entries(readLeniently(billEntity(billType), said) ?? {}).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : value !== '',
  );
  return { ...blank, ...Object.fromEntries(given), id: null, from: 'FLOW' };
}
