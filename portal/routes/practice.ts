import type { Portal, Tx } from '../portal.ts';
import { practiceState } from '../gateway/practice/practiceState.ts';
import { answerNow, registerAmsBill, setPractice } from '../gateway/practice/controlPractice.ts';
import type { Handlers } from '../implement.ts';
import { refuse } from '../refusal.ts';
import { actorOf, writeAudit, type Actor } from '../store/auditLog.ts';
import { lockUntilCommit } from '../db/advisoryLock.ts';
import { readPracticeSetting } from '../store/practice.ts';
import { listUnplacedReceipts } from '../store/unplacedReceipts.ts';

type PracticeCall = 'practiceState' | 'savePracticeRules' | 'answerNow' | 'registerAmsBill' | 'unplacedReceipts';

/** [D08] Controls of the practice customs for support staff; 404 with another gateway. */
export const practiceHandlers: Handlers<PracticeCall> = {
  practiceState: ({ portal }) => steer(portal),
  savePracticeRules: ({ portal, principal, request, body }) =>
    steer(portal, (trx) => setPractice(portal, trx, body), {
      actor: actorOf(principal, request),
      verb: 'rules',
      // Held until the change is written, so that the audit log has what it replaces.
      before: async (trx) => {
        await lockUntilCommit(trx, 'practiceSetting', 'all');
        return readPracticeSetting(trx, portal.config.practiceSpeed);
      },
      body,
    }),
  answerNow: ({ portal, principal, request, body }) =>
    steer(
      portal,
      async (trx) => {
        if (!(await answerNow(portal, trx, body.controlNo))) throw refuse('notFound');
      },
      { actor: actorOf(principal, request), verb: 'answered', body },
    ),
  registerAmsBill: ({ portal, principal, request, body }) =>
    steer(portal, (trx) => registerAmsBill(portal, trx, body.amsNo, body.amsType), {
      actor: actorOf(principal, request),
      verb: 'registered',
      body,
    }),
  unplacedReceipts: ({ portal }) => listUnplacedReceipts(portal.db),
};

interface Act {
  actor: Actor;
  verb: string;
  /** What the act replaces. */
  before?: (trx: Tx) => Promise<object>;
  body: object;
}

async function steer(portal: Portal, change?: (trx: Tx) => Promise<void>, act?: Act) {
  if (portal.config.gateway !== 'practice') throw refuse('notFound');
  if (change && act) {
    const { actor, verb, body, before: read } = act;
    const entry = { action: `practice.${verb}`, subject: 'practice', subjectId: 'practice', enterpriseId: null };
    await portal.db.transaction().execute(async (trx) => {
      const before = (await read?.(trx)) ?? null;
      await change(trx);
      await writeAudit(trx, actor, { ...entry, before, after: body }, portal.clock());
    });
  }
  return practiceState(portal.db, portal.config.practiceSpeed);
}
