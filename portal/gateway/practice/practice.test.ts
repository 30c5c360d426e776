import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { amsRowOf, isf10Bill, isf5Bill } from '#contract/testing/bills.ts';
import type { Bill } from '#contract/entities/bill.ts';
import type { PracticeState } from '#contract/endpoints/practice.ts';
import { startJobs } from '../../jobs/startJobs.ts';
import { fillWallet } from '../../store/wallet.ts';
import type { TestClient } from '../../testing/client.ts';
import { lastMessage } from '../../testing/customsReplies.ts';
import { postDeletion, getDetail, postUpdate } from '../../testing/filingLife.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../../testing/harness.ts';
import { brokenInvariants } from '../../testing/invariants.ts';
import { freshNumber, sendBill } from '../../testing/sending.ts';
import { practiceTransmission } from '../../testing/practiceTransmission.ts';
import { practiceGateway } from './practiceGateway.ts';

let test: TestPortal;
let filer: TestClient;
let support: TestClient;
let jobs: ReturnType<typeof startJobs>;

beforeAll(async () => {
  test = await startTestPortal();
  await signIn();
  const { db, clock } = test.portal;
  await db.transaction().execute((trx) => fillWallet(trx, '1', { coins: 10_000 }, 'topUp', clock()));
  jobs = startJobs(test.portal);
});
afterAll(async () => {
  await jobs.stop();
  await test.close();
});

const DAY = 24 * 60 * 60;
const later = async (seconds: number) => {
  test.passTime(seconds * 1000);
  await jobs.drain();
  if (seconds > DAY) await signIn();
};
/** Submits the message and waits for the answers. */
const answered = async () => {
  await jobs.drain();
  await later(6);
};
/** The session expires when the test advances the clock by weeks. */
const signIn = async () => {
  filer = await test.signIn(ACCOUNTS.filer);
  support = await test.signIn(ACCOUNTS.support);
};
const send = async (marks: string, of: typeof isf10Bill | typeof isf5Bill = isf10Bill, changes: Partial<Bill> = {}) => {
  const bill = { ...of({ amsRequestList: [amsRowOf(freshNumber(marks))] }), ...changes } as Bill;
  const { body, text } = await sendBill(filer, bill);
  await jobs.drain();
  const id = body.filings[0]?.id;
  if (!id) throw new Error(text);
  return id;
};
const billOf = async (id: string): Promise<Bill> => {
  const { body } = await filer.get(`/bill/${id}`);
  const { held } = body as { held: Bill };
  const { revision } = await getDetail(filer, id);
  return { ...held, id, revision };
};
const stateOf = async (id: string) => {
  const { declarationStatus, matchStatus, receipts } = await getDetail(filer, id);
  return [declarationStatus, matchStatus, receipts.map(({ code }) => code).join(' ')];
};
const practice = async (path = '', body?: unknown) => {
  const {
    status,
    text,
    body: state,
  } = body ? await support.post(`/support/practice${path}`, body) : await support.get('/support/practice');
  expect(status, text).toBe(200);
  return state as PracticeState;
};

describe('the practice customs', () => {
  it('[D08] answers in steps, the first after two seconds or more', async () => {
    const id = await send('');
    await later(1.9);
    expect(await stateOf(id)).toEqual(['submitted', 'none', '']);
    await later(0.2);
    expect(await stateOf(id)).toEqual(['receiveOk', 'none', 'ACK']);
    await later(1.5);
    expect(await stateOf(id)).toEqual(['receiveSuccess', 'none', 'ACK 02']);
    await later(1.5);
    expect(await stateOf(id)).toEqual(['receiveSuccess', 'onFile', 'ACK 02 S1']);
    expect(await brokenInvariants(test.portal.db)).toEqual([]);
  });

  it.each([
    ['REJ', ['receiveFailed', 'none', 'ACK 133']],
    ['WARN', ['receiveSuccessWarning', 'onFile', 'ACK 03 S1']],
    ['MISS', ['receiveSuccess', 'notOnFile', 'ACK 02 S2']],
    ['TYPE', ['receiveSuccess', 'wrongType', 'ACK 02 S6']],
    ['DUPL', ['receiveSuccess', 'duplicate', 'ACK 02 S7']],
    ['MUTE', ['submitted', 'none', '']],
    ['BATCH', ['receiveFailed', 'none', '999']],
    ['9', ['receiveSuccess', 'onFile', 'ACK 02 S1']],
  ])('[D08] answers a B/L number with %s', async (marks, state) => {
    const [import10, transit5] = [await send(marks), await send(marks, isf5Bill)];
    await later(6);
    expect(await stateOf(import10)).toEqual(state);
    expect(await stateOf(transit5)).toEqual(state);
  });

  it('ignores marks in the issuer code', async () => {
    const { body } = await sendBill(filer, isf10Bill({ amsRequestList: [amsRowOf(`MISS${freshNumber().slice(4)}`)] }));
    await jobs.drain();
    await later(6);
    expect(await stateOf(body.filings[0]?.id ?? '')).toEqual(['receiveSuccess', 'onFile', 'ACK 02 S1']);
  });

  it('reports a missing bill after 5, 20 and 30 days, and S1 once it is on file', async () => {
    const id = await send('MISS');
    await later(6);
    const codes = async () => (await stateOf(id))[2];
    for (const [days, said] of [
      [4.9, 'ACK 02 S2'],
      [0.2, 'ACK 02 S2 S3'],
      [14.8, 'ACK 02 S2 S3'],
      [0.2, 'ACK 02 S2 S3 S4'],
    ] as const) {
      await later(days * DAY);
      expect(await codes()).toBe(said);
    }
    const { amsNo } = await getDetail(filer, id);
    await practice('/ams-bills', { amsNo, amsType: 'BM' });
    await jobs.drain();
    expect(await stateOf(id)).toEqual(['receiveSuccess', 'onFile', 'ACK 02 S2 S3 S4 S1']);
    await practice('/ams-bills', { amsNo, amsType: 'BM' });
    await later(30 * DAY);
    expect(await codes()).toBe('ACK 02 S2 S3 S4 S1');
  });

  it('reports S6 for a bill of another type until the filing has that type', async () => {
    const amsNo = freshNumber();
    await practice('/ams-bills', { amsNo, amsType: 'OB' });
    const id = await send('', isf10Bill, { amsRequestList: [amsRowOf(amsNo)] });
    await later(6);
    expect(await stateOf(id)).toEqual(['receiveSuccess', 'wrongType', 'ACK 02 S6']);
    const bill = await billOf(id);
    const { status, text } = await postUpdate(filer, { ...bill, amsRequestList: [amsRowOf(amsNo, 'OB')] });
    expect(status, text).toBe(200);
    await jobs.drain();
    await later(6);
    expect(await stateOf(id)).toEqual(['modifySuccess', 'onFile', 'ACK 02 S6 ACK 02 S1']);
    // Searches planned for the previous version are obsolete.
    await later(40 * DAY);
    expect((await stateOf(id))[2]).toBe('ACK 02 S6 ACK 02 S1');
  });

  it('replaces and deletes a filing, and accepts a deleted one again', async () => {
    const id = await send('');
    await later(6);
    expect((await postUpdate(filer, { ...(await billOf(id)), sellerName: 'OTHER CO LTD' } as Bill)).status).toBe(200);
    await answered();
    expect((await postDeletion(filer, id)).status).toBe(200);
    await answered();
    expect(await stateOf(id)).toEqual(['deleteSuccess', 'onFile', 'ACK 02 S1 ACK 02 S1 ACK 02']);
    const { revision } = await getDetail(filer, id);
    const { body } = await filer.get(`/bill/${id}`);
    const again = { ...isf10Bill(), ...pickBill(body), id, revision } as Bill;
    expect((await postUpdate(filer, again)).status).toBe(200);
    await answered();
    expect((await stateOf(id)).slice(0, 2)).toEqual(['receiveSuccess', 'onFile']);
  });

  it('refuses a filing that contradicts its register', async () => {
    const id = await send('');
    await later(6);
    const { message, isfNo, amsNo } = await lastMessage(test, id);
    const gateway = practiceGateway(test.portal);
    let control = 7_000_000_000;
    const submit = async (text: string, filerCode = 'HBR') => {
      const controlNo = String(++control);
      const sent = practiceTransmission({ controlNo, message: text, at: test.now.value });
      await gateway.submit(
        { controlNo, text: sent.replaceAll(/^(A.{4}|B.{6})HBR/gmu, `$1${filerCode}`) },
        AbortSignal.timeout(1000),
      );
      const { messages } = await practice();
      return messages.find((known) => known.controlNo === controlNo)?.due.map(({ said }) => said);
    };
    const saidTo = async (text: string, filerCode?: string) => {
      await submit(text, filerCode);
      const { rows } = await test.portal.pool.query<{ raw: string }>(
        `select payload->>'raw' as raw from job where kind = 'practice.answer' order by id desc limit 1`,
      );
      return [...(rows[0]?.raw ?? '').matchAll(/^SF90(?:11|01)(.{3})/gmu)].map(([, code]) => code?.trim());
    };
    const renamed = (from: string, to: string) => message.replaceAll(from, to);
    const replacing = (number: string, text = message) =>
      text.replace('SF10101A', 'SF10101R').replace(/^(.{38}).{15}/u, `$1${number}`);
    expect(await saidTo(message)).toEqual(['117', '']);
    expect(await saidTo(renamed(isfNo, 'HBRL-7777777777'))).toEqual(['117', '']);
    expect(
      await saidTo(renamed(amsNo, 'OOLUOTHER').replaceAll(/^SF15.*$/gmu, (line) => line.slice(0, 80).padEnd(80))),
    ).toEqual(['117', '']);
    expect(await saidTo(replacing('HBRL-8888888888'))).toEqual(['108', '']);
    const number = (await getDetail(filer, id)).customsNo ?? '';
    expect(number).toMatch(/^HBR-\d{11}$/u);
    expect(await saidTo(replacing(isfNo))).toEqual(['108', '']);
    expect(await saidTo(replacing(number), 'RIV')).toEqual(['111', '']);
    expect(await saidTo(replacing(number))).toEqual([]);
    expect(await submit(message.replaceAll('SF15BM', 'SF15bm'))).toEqual([
      'ACK',
      expect.stringContaining('ISF REJECTED'),
    ]);
  });

  it('reports S7 to a second filer of the same bill and importer', async () => {
    const id = await send('');
    await later(6);
    const { message, isfNo, amsNo } = await lastMessage(test, id);
    const text = practiceTransmission({
      controlNo: '7100000001',
      message: message.replaceAll(isfNo, 'RIVL-0000000001'),
      at: test.now.value,
    });
    await practiceGateway(test.portal).submit({ controlNo: '7100000001', text }, AbortSignal.timeout(1000));
    await later(6);
    const raws = (await test.portal.db.selectFrom('parked_receipt').select('raw').execute()).map(({ raw }) => raw);
    expect(raws.filter((raw) => raw.includes('SA50S7') && raw.includes(amsNo))).toHaveLength(1);
  });

  it('accepts a repeated message once', async () => {
    const id = await send('');
    const { controlNo, message } = await lastMessage(test, id);
    const text = practiceTransmission({ controlNo, message, at: test.now.value });
    const gateway = practiceGateway(test.portal);
    await gateway.submit({ controlNo, text }, AbortSignal.timeout(1000));
    await Promise.all([1, 2, 3].map(() => gateway.submit({ controlNo, text }, AbortSignal.timeout(1000))));
    await later(6);
    expect(await stateOf(id)).toEqual(['receiveSuccess', 'onFile', 'ACK 02 S1']);
  });

  it('rejects the batch of an incomplete message and ignores one without a control number', async () => {
    const gateway = practiceGateway(test.portal);
    const { message } = await lastMessage(test, await send('MUTE'));
    const before = (await practice()).messages.length;
    const torn = practiceTransmission({ controlNo: '7200000001', message, at: test.now.value }).slice(0, -20);
    for (const text of ['hello', '', 'A'.padEnd(80)]) {
      await gateway.submit({ controlNo: 'strange', text }, AbortSignal.timeout(1000));
    }
    await gateway.submit({ controlNo: '7200000001', text: torn }, AbortSignal.timeout(1000));
    const { messages } = await practice();
    expect(messages).toHaveLength(Math.min(before + 1, 100));
    expect(messages[0]?.due.map(({ said }) => said)).toEqual(['X1RF999   BATCH REJECTED']);
  });
});

describe('support staff', () => {
  it('[X02] choose answers in the old form, without numbers and references', async () => {
    await practice('/rules', { speed: 1, rules: [{ mark: 'OLD', says: 'oldStyle' }] });
    const id = await send('OLD');
    await later(6);
    expect((await stateOf(id)).slice(0, 2)).toEqual(['receiveSuccess', 'onFile']);
    const { customsNo, receipts } = await getDetail(filer, id);
    expect(customsNo).toBeNull();
    expect(receipts.find(({ kind }) => kind === 'response')?.raw).not.toContain('SF20');
    expect((await postDeletion(filer, id)).status).toBe(200);
    await answered();
    expect((await stateOf(id))[0]).toBe('deleteSuccess');
    await practice('/rules', { speed: 1, rules: [] });
  });

  it('[X02] choose further forms of answers, which are read as customs’ own', async () => {
    const forms = ['blankType', 'headerOnly', 'blockReject'] as const;
    await practice('/rules', { speed: 1, rules: forms.map((says, at) => ({ mark: `FORM${at}`, says })) });
    const ids = [await send('FORM0'), await send('FORM1'), await send('FORM2')];
    await later(6);
    const answers = await Promise.all(ids.map((id) => getDetail(filer, id)));
    expect(answers.map(({ declarationStatus, matchStatus }) => [declarationStatus, matchStatus])).toEqual([
      ['receiveFailed', 'none'],
      ['receiveSuccess', 'onFile'],
      ['receiveFailed', 'none'],
    ]);
    const rawOf = (at: number) => answers[at]?.receipts.find(({ raw }) => /SF90|X1/u.test(raw))?.raw ?? '';
    expect(rawOf(0)).toMatch(/^SF90 {2}133/mu);
    expect(answers[0]?.receipts[1]).toMatchObject({ code: '133', field: 'importerId' });
    expect(rawOf(1)).toMatch(/SF10.+\nSF9002/u);
    expect(answers[1]?.customsNo).toMatch(/^[A-Z0-9]{3}-\d{11}$/u);
    expect(rawOf(2)).toMatch(/X0 BLOCK .+\nX1 FX18.+\nX0 TRNACT.+\nX1 FX39.+\nX1RF999/u);
    await practice('/rules', { speed: 1, rules: [] });
    expect(await brokenInvariants(test.portal.db)).toEqual([]);
  });

  it('set its answers and its speed, also for pending answers', async () => {
    await later(6);
    const id = await send('SLOW');
    const state = await practice('/rules', {
      speed: 0.5,
      rules: [
        { mark: 'ABC', says: 'reject', code: 'SA7' },
        { mark: 'MISS', says: 'accept' },
      ],
    });
    expect(state).toMatchObject({ speed: 0.5, rules: [{ mark: 'ABC' }, { mark: 'MISS' }] });
    expect(state.messages[0]?.due.map(({ said }) => said)).toEqual([
      'ACK',
      expect.stringContaining('ISF ACCEPTED'),
      'SA +0',
    ]);
    await later(3.9);
    expect(await stateOf(id)).toEqual(['submitted', 'none', '']);
    await practice('/rules', { ...state, messages: undefined, silent: undefined, speed: 1000 });
    await later(0.1);
    expect(await stateOf(id)).toEqual(['receiveSuccess', 'onFile', 'ACK 02 S1']);
    const [refused, accepted] = [await send('ABC'), await send('MISS')];
    await later(1);
    expect(await stateOf(refused)).toEqual(['receiveFailed', 'none', 'ACK ']);
    expect((await getDetail(filer, refused)).receipts[1]).toMatchObject({ field: 'bondHolderId' });
    expect((await stateOf(accepted))[1]).toBe('onFile');
    await practice('/rules', { speed: 1, rules: [{ mark: 'SLOW', says: 'reject' }] });
    expect((await postDeletion(filer, id)).status).toBe(200);
    await answered();
    expect((await stateOf(id))[0]).toBe('deleteFailed');
  });

  it('make pending answers due at once', async () => {
    await practice('/rules', { speed: 0.01, rules: [] });
    const id = await send('MISS');
    const { controlNo } = await lastMessage(test, id);
    await practice('/answer-now', { controlNo });
    await jobs.drain();
    expect(await stateOf(id)).toEqual(['receiveSuccess', 'notOnFile', 'ACK 02 S2']);
    await practice('/answer-now', { controlNo });
    await jobs.drain();
    expect((await stateOf(id))[2]).toBe('ACK 02 S2 S3');
    expect((await support.post('/support/practice/answer-now', { controlNo: '1' })).status).toBe(404);
    await practice('/rules', { speed: 1, rules: [] });
  });

  it('[D08] release a suppressed answer once, without the rule', async () => {
    await jobs.drain();
    const before = (await practice()).silent;
    const id = await send('MUTE');
    const rules = [
      { mark: 'MU1', says: 'silent' },
      { mark: 'U1X', says: 'reject' },
    ];
    await practice('/rules', { speed: 1, rules });
    const lately = await send('MU1X');
    await later(6);
    const { silent, messages } = await practice();
    expect(silent).toBe(before + 2);
    const { controlNo } = await lastMessage(test, id);
    expect(messages.find((known) => known.controlNo === controlNo)).toMatchObject({ isSilent: true, due: [] });
    for (let presses = 0; presses < 2; presses += 1) await practice('/answer-now', { controlNo });
    await jobs.drain();
    expect(await stateOf(id)).toEqual(['receiveSuccess', 'onFile', 'ACK 02 S1']);
    await practice('/answer-now', { controlNo: (await lastMessage(test, lately)).controlNo });
    await jobs.drain();
    expect(await stateOf(lately)).toEqual(['receiveFailed', 'none', 'ACK 133']);
    await practice('/rules', { speed: 1, rules: [] });
    const after = await practice();
    expect(after.silent).toBe(before);
    expect(after.messages.find((known) => known.controlNo === controlNo)).toMatchObject({ isSilent: false });
    expect(await brokenInvariants(test.portal.db)).toEqual([]);
  });

  it('see an old message with a suppressed answer', async () => {
    const { controlNo, message } = await lastMessage(test, await send('MUTE'));
    await later(1);
    const own = (count: number) => String(7_300_000_000 + count);
    const gateway = practiceGateway(test.portal);
    const texts = Array.from({ length: 101 }, (_, count) => ({
      controlNo: own(count),
      text: practiceTransmission({
        controlNo: own(count),
        message: message.replaceAll('MUTE', 'LOUD'),
        at: test.now.value,
      }),
    }));
    for (const each of texts) await gateway.submit(each, AbortSignal.timeout(5_000));
    const { messages } = await practice();
    expect(messages.slice(0, 100).some((known) => known.controlNo === controlNo)).toBe(false);
    expect(messages.find((known) => known.controlNo === controlNo)).toMatchObject({ isSilent: true });
  });

  it('name an edit by three letters or digits, and get an error for the rule otherwise', async () => {
    for (const code of ['\u4e2d\u6587', 's17', 'S1', 'S171', 'S 7', '']) {
      const rules = [
        { mark: 'FINE', says: 'accept' },
        { mark: 'ODD1', says: 'reject', code },
      ];
      const { status, body } = await support.post('/support/practice/rules', { speed: 1, rules });
      expect([code, status]).toEqual([code, 422]);
      expect(body).toMatchObject({ errors: { rules: { 1: { code: expect.anything() } } } });
    }
  });

  it.each(['reject', 'warn'] as const)('block no filing with a %s that no record can express', async (says) => {
    const warned = vi.spyOn(test.portal.log, 'warn');
    await practice('/rules', { speed: 1, rules: [] });
    // As saved before rules were validated.
    const rules = JSON.stringify([{ mark: 'ODD2', says, code: '\u4e2d\u6587' }]);
    await test.portal.db.updateTable('practice_setting').set({ rules }).execute();
    const id = await send('ODD2');
    await later(6);
    expect(await stateOf(id)).toEqual(['receiveSuccess', 'onFile', 'ACK 02 S1']);
    expect(warned).toHaveBeenCalledWith(expect.objectContaining({ says }), expect.stringContaining('is ignored'));
    await practice('/rules', { speed: 1, rules: [] });
  });

  it('see a warning, not a refusal, when a rule only warns', async () => {
    await practice('/rules', { speed: 1, rules: [{ mark: 'WARY', says: 'warn', code: 'ZZ9' }] });
    const id = await send('WARY');
    await later(6);
    const { receipts } = await getDetail(filer, id);
    expect(receipts[1]).toMatchObject({ errors: [{ code: 'ZZ9', message: 'PRACTICE WARNING', severity: 'warning' }] });
    expect((await stateOf(id))[0]).toBe('receiveSuccessWarning');
    await practice('/rules', { speed: 1, rules: [] });
  });

  it('see unplaced receipts; other roles are refused', async () => {
    const { body } = await support.get('/support/practice/parked');
    expect(body).toEqual(expect.arrayContaining([expect.objectContaining({ reason: 'unknownFiling' })]));
    for (const path of ['', '/parked']) expect((await filer.get(`/support/practice${path}`)).status).toBe(403);
    expect((await support.post('/support/practice/rules', { speed: 0, rules: [] })).status).toBe(422);
  });
});

/** The fields of the form, without those that the portal adds. */
function pickBill(body: unknown): Partial<Bill> {
  const said = body as Record<string, unknown>;
  return Object.fromEntries(Object.keys(isf10Bill()).map((name) => [name, said[name]]));
}
