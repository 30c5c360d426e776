import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../testing/client.ts';
import {
  postDeletion,
  fileBill,
  getDetail,
  getHistory,
  replaceFiling,
  postUpdate,
  withNewNumber,
} from '../testing/filingLife.ts';
import type { TestPortal } from '../testing/harness.ts';
import { applyVerdicts } from '../testing/applyVerdicts.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { sendBill } from '../testing/sending.ts';
import { startWithClients } from '../testing/startWithClients.ts';

let test: TestPortal;
let filer: TestClient;
let colleague: TestClient;

beforeAll(async () => {
  ({ test, filer, colleague } = await startWithClients({ coins: 50_000 }));
});
afterAll(() => test.close());
afterEach(async () => {
  expect(await brokenInvariants(test.portal.db)).toEqual([]);
});

const ROUNDS = 6;
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b);

describe('concurrent changes', () => {
  it('[D09] by two colleagues of one filing: the second one gets the stale refusal', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const filing = await fileBill(test, filer, {}, 'accepted');
      const answers = await Promise.all([
        postUpdate(filer, { ...filing.bill, clientRef: 'MINE' }),
        postUpdate(colleague, { ...filing.bill, clientRef: 'THEIRS' }),
      ]);
      expect(statuses(answers)).toEqual([200, 409]);
      const refused = answers.find(({ status }) => status === 409);
      const { clientRef } = await getDetail(filer, filing.id);
      expect(refused?.body).toMatchObject({ code: 409, current: { revision: 2, clientRef } });
    }
  });

  it('[D09] [D12] by modification, deletion and delete-send of one filing: one succeeds', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const filing = await fileBill(test, filer, {}, 'accepted');
      const answers = await Promise.all([
        postUpdate(filer, { ...filing.bill, clientRef: 'MINE' }),
        postDeletion(colleague, filing.id),
        replaceFiling(colleague, withNewNumber(filing)),
      ]);
      expect(statuses(answers)).toEqual([200, 409, 409]);
      expect(await getHistory(filer, filing.id)).toHaveLength(2);
    }
  });

  it('[D08] of a deletion and the answer to the first message are correct in either order', async () => {
    for (const verdict of ['accepted', 'rejected'] as const) {
      for (let round = 0; round < ROUNDS; round += 1) {
        const filing = await fileBill(test, filer, {}, 'ok');
        const [deleted] = await Promise.all([postDeletion(filer, filing.id), applyVerdicts(test, filing.id, verdict)]);
        expect(deleted.status).toBe(200);
        const { declarationStatus } = await getDetail(filer, filing.id);
        expect(declarationStatus).toBe(verdict === 'accepted' ? 'submitted' : 'deleteSuccess');
      }
    }
  });

  it('[D08] [D09] of a modification and the first answer are correct in either order', async () => {
    for (const verdict of ['accepted', 'rejected'] as const) {
      for (let round = 0; round < ROUNDS; round += 1) {
        const filing = await fileBill(test, filer, {}, 'ok');
        const [changed] = await Promise.all([
          postUpdate(filer, { ...filing.bill, clientRef: 'CHANGED' }),
          applyVerdicts(test, filing.id, verdict),
        ]);
        expect(changed.status).toBe(200);
        const [, last] = await getHistory(filer, filing.id).then((all) => all.toReversed());
        // Customs has nothing of what it rejected: the change is submitted as a new filing.
        expect([last?.action, verdict]).toEqual([verdict === 'accepted' ? 'modify' : 'resend', verdict]);
        await applyVerdicts(test, filing.id, 'accepted');
        expect((await getDetail(filer, filing.id)).clientRef).toBe('CHANGED');
      }
    }
  });

  it('[D06] [D09] by refunds, sends and changes of one enterprise never deadlock', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const pairs = await Promise.all(
        [0, 1, 2].map(async () => {
          const old = await fileBill(test, filer, {}, 'accepted');
          const next = withNewNumber(old);
          const answer = await replaceFiling(filer, next);
          return { old, next, id: answer.body.filings[0]?.id ?? '' };
        }),
      );
      const others = await Promise.all([0, 1, 2].map(() => fileBill(test, colleague, {}, 'accepted')));
      const answers = await Promise.all([
        ...pairs.map(({ old }) => applyVerdicts(test, old.id, 'rejected').then(() => ({ status: 200 }))),
        ...pairs.map(({ old }) => postUpdate(colleague, old.bill)),
        // The freed numbers are claimed again at once.
        ...pairs.map(({ next }) => sendBill(colleague, { ...next, id: null })),
        ...others.map(({ bill }) => postUpdate(filer, { ...bill, bondType: 'Hgj_Continuous' } as typeof bill)),
      ]);
      expect(statuses(answers).filter((status) => status >= 500)).toEqual([]);
      for (const { id } of pairs) expect((await getDetail(filer, id)).declarationStatus).toBe('deleteSuccess');
    }
  });
});
