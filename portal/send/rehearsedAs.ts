import type { RehearsalFinding } from '#contract/endpoints/filings.ts';
import { messageAction } from '#customs/messageAction.ts';
import { changeMessages } from '#rules/changeMessages.ts';
import type { ChangePlan } from '#rules/changePlan.ts';
import { numbered, type LoadedFiling } from './loadFiling.ts';
import type { RehearsedAs } from './rehearseBills.ts';

/** The message by which a bill is sent. A new filing has no number yet. */
export function rehearsedAs(plan: ChangePlan | null, current: LoadedFiling | null, filer: string): RehearsedAs {
  if (!plan || !current) return { action: 'A' };
  const { action, isfNo, customsNo } = changeMessages(plan.kind, numbered(current), filer).next;
  return { action: messageAction(action), isfNo, customsNo };
}

/** [X02] Warns of a deletion before the new filing that cannot have the number of customs. */
export function deletionFindings(
  plan: ChangePlan | null,
  current: LoadedFiling | null,
  filer: string,
): RehearsalFinding[] {
  const deletion = plan && current ? changeMessages(plan.kind, numbered(current), filer).deletion : null;
  if (!deletion || deletion.customsNo) return [];
  return [{ code: 'customsNoMissing', severity: 'warning', message: 'customs.edits.customsNoMissing.text', args: {} }];
}
