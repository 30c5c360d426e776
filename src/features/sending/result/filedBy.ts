import type { Reply } from '#contract/endpoints/index.ts';
import type { SendReply } from '#contract/endpoints/filings.ts';
import type { AnsweredSend } from './answeredSend.ts';

/** The filings that an answered send created or changed; a change made elsewhere has no number yet. */
export function filedBy({ call, answer, amsNos }: AnsweredSend): SendReply['filings'] {
  if (call !== 'updateFiling') return (answer?.body as SendReply | undefined)?.filings ?? [];
  const changed = answer?.body as Reply<'updateFiling'> | undefined;
  return changed ? [{ id: changed.id, isfNo: changed.isfNo, amsNo: amsNos[0] ?? '', draftId: null }] : [];
}
