import type { Portal, Tx } from '../portal.ts';
import { practiceState } from '../gateway/practice/practiceState.ts';
import { answerNow, registerAmsBill, setPractice } from '../gateway/practice/controlPractice.ts';
import type { Handlers } from '../implement.ts';
import { refuse } from '../refusal.ts';
import { listParkedReceipts } from '../store/receipts.ts';

type PracticeCall = 'practiceState' | 'savePracticeRules' | 'answerNow' | 'registerAmsBill' | 'parkedReceipts';

/** [D08] Controls of the practice customs for support staff; 404 with another gateway. */
export const practiceHandlers: Handlers<PracticeCall> = {
  practiceState: ({ portal }) => steer(portal),
  savePracticeRules: ({ portal, body }) => steer(portal, (trx) => setPractice(portal, trx, body)),
  answerNow: ({ portal, body }) =>
    steer(portal, async (trx) => {
      if (!(await answerNow(portal, trx, body.controlNo))) throw refuse('notFound');
    }),
  registerAmsBill: ({ portal, body }) => steer(portal, (trx) => registerAmsBill(portal, trx, body.amsNo, body.amsType)),
  parkedReceipts: ({ portal }) => listParkedReceipts(portal.db),
};

async function steer(portal: Portal, change?: (trx: Tx) => Promise<void>) {
  if (portal.config.gateway !== 'practice') throw refuse('notFound');
  if (change) await portal.db.transaction().execute(change);
  return practiceState(portal.db, portal.config.practiceSpeed);
}
