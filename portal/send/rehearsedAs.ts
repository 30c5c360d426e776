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
