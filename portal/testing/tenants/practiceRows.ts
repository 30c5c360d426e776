import type { TestPortal } from '../harness.ts';
import { expectForbidden, rivalQuery, RIVAL_AMS, type CallWithoutId } from './tenantCalls.ts';

/** Practice customs, for support staff only. */
export const practiceRows = (test: () => TestPortal) =>
  ({
    practiceState: { calls: [expectForbidden((client) => client.get('/support/practice'))] },
    unplacedReceipts: {
      calls: [expectForbidden((client) => client.get(`/support/practice/parked?${rivalQuery(test().rivalId)}`))],
    },
    savePracticeRules: {
      calls: [expectForbidden((client) => client.post('/support/practice/rules', { speed: 2, rules: [] }))],
    },
    answerNow: {
      calls: [expectForbidden((client) => client.post('/support/practice/answer-now', { controlNo: '0000000001' }))],
    },
    registerAmsBill: {
      calls: [
        expectForbidden((client) => client.post('/support/practice/ams-bills', { amsNo: RIVAL_AMS, amsType: 'OB' })),
      ],
    },
  }) satisfies Record<string, CallWithoutId>;
