import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { amsRowOf, isf10Bill, isf5Bill } from '#contract/testing/bills.ts';
import { startJobs } from '../jobs/startJobs.ts';
import type { TestClient } from '../testing/client.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { freshNumber, sendBill } from '../testing/sending.ts';
import { practiceGateway } from './practice.ts';

let test: TestPortal;
let filer: TestClient;
let jobs: ReturnType<typeof startJobs>;

beforeAll(async () => {
  test = await startTestPortal();
  filer = await test.signIn(ACCOUNTS.filer);
  jobs = startJobs(test.portal);
});
afterAll(async () => {
  await jobs.stop();
  await test.close();
});

const later = async (seconds: number) => {
  test.now.value = new Date(test.now.value.getTime() + seconds * 1000);
  await jobs.drain();
};
const send = async (marks: string, of: typeof isf10Bill | typeof isf5Bill = isf10Bill) => {
  const { body } = await sendBill(filer, of({ amsRequestList: [amsRowOf(freshNumber(marks))] }));
  await jobs.drain();
  return body.filings[0]?.id ?? '';
};
const stateOf = async (id: string) => {
  const { body } = await filer.get(`/bill/${id}`);
  const { declarationStatus, matchStatus, receipts } = body as Record<string, unknown> & {
    receipts: { kind: string }[];
  };
  return [declarationStatus, matchStatus, receipts.map(({ kind }) => kind).join(' ')];
};

describe('the practice customs', () => {
  it('[D08] answers step by step, the first time after two seconds or more', async () => {
    const id = await send('');
    await later(1.9);
    expect(await stateOf(id)).toEqual(['submitted', 'none', '']);
    await later(0.2);
    expect(await stateOf(id)).toEqual(['receiveOk', 'none', 'ack']);
    await later(1.5);
    expect(await stateOf(id)).toEqual(['receiveSuccess', 'none', 'ack response']);
    await later(1.5);
    expect(await stateOf(id)).toEqual(['receiveSuccess', 'onFile', 'ack response advisory']);
    expect(await brokenInvariants(test.portal.db)).toEqual([]);
  });

  it.each([
    ['REJ', ['receiveFailed', 'none', 'ack response']],
    ['WARN', ['receiveSuccessWarning', 'onFile', 'ack response advisory']],
    ['MISS', ['receiveSuccess', 'notOnFile', 'ack response advisory']],
    ['9', ['receiveSuccess', 'onFile', 'ack response advisory']],
  ])('[D08] reads %s in the number', async (marks, state) => {
    const [import10, transit5] = [await send(marks), await send(marks, isf5Bill)];
    await later(6);
    expect(await stateOf(import10)).toEqual(state);
    expect(await stateOf(transit5)).toEqual(state);
  });

  it('does not take the issuer code for a pattern', async () => {
    const { body } = await sendBill(filer, isf10Bill({ amsRequestList: [amsRowOf(`MISS${freshNumber().slice(4)}`)] }));
    await jobs.drain();
    await later(6);
    expect(await stateOf(body.filings[0]?.id ?? '')).toEqual(['receiveSuccess', 'onFile', 'ack response advisory']);
  });

  it('takes a repeated message once', async () => {
    const id = await send('');
    const operation = await test.portal.db
      .selectFrom('operation')
      .select(['control_no', 'message'])
      .where('filing_id', '=', id)
      .executeTakeFirstOrThrow();
    const gateway = practiceGateway(test.portal);
    const message = { controlNo: operation.control_no, text: operation.message };
    await gateway.submit(message, AbortSignal.timeout(1000));
    await gateway.submit(message, AbortSignal.timeout(1000));
    await later(6);
    expect(await stateOf(id)).toEqual(['receiveSuccess', 'onFile', 'ack response advisory']);
  });

  it('has nothing to say to what it cannot read', async () => {
    const gateway = practiceGateway(test.portal);
    await gateway.submit({ controlNo: 'strange', text: 'hello' }, AbortSignal.timeout(1000));
    await later(6);
    const waiting = await test.portal.db.selectFrom('job').select('id').where('done_at', 'is', null).execute();
    expect(waiting).toEqual([]);
  });
});
