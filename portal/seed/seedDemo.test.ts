import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billProblems } from '#contract/entities/bill.ts';
import { toObjections } from '#customs/objections.ts';
import { rehearse } from '#customs/rehearse.ts';
import { isSendable } from '#schema/problems.ts';
import { DRAFT_ORIGINS, PARTY_TYPES } from '#contract/codes.ts';
import type { PartyFieldsRecord } from '#contract/entities/party.ts';
import { readFlowStage } from '../store/flows.ts';
import { openTestDatabase, type OpenTestDatabase } from '../testing/openTestDatabase.ts';
import { PRACTICE_BOND } from '../config/customs.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { DEMO_AMS_BILLS, DEMO_FILINGS } from './demoFilings.ts';
import { DEMO_DRAFTS } from './demoDrafts.ts';
import { seedDemo } from './seedDemo.ts';

let database: OpenTestDatabase;
const now = new Date('2026-08-03T02:00:00Z');

beforeAll(async () => {
  database = await openTestDatabase();
  await seedDemo({ db: database.db, clock: () => now });
});
afterAll(() => database.close());

describe('the practice data', () => {
  it('satisfies every invariant, with 2,000 coins and 3 coupons left', async () => {
    expect(await brokenInvariants(database.db)).toEqual([]);
    const wallet = await database.db
      .selectFrom('wallet')
      .selectAll()
      .where('enterprise_id', '=', '1')
      .executeTakeFirst();
    expect(wallet).toMatchObject({ balance: 2000, coupons: 3 });
  });

  it('has only valid filings', () => {
    for (const { bill } of DEMO_FILINGS)
      expect(
        billProblems(bill, { now, settings: { providerBond: PRACTICE_BOND } }).filter(
          (issue) => issue.severity === 'error',
        ),
      ).toEqual([]);
  });

  it('has no ready draft and no filing that customs would reject', () => {
    const ready = DEMO_DRAFTS.filter(({ bill }) =>
      isSendable(billProblems(bill, { now, settings: { providerBond: PRACTICE_BOND } })),
    );
    const bills = [...ready, ...DEMO_FILINGS].map(({ bill }) => bill);
    const against = bills.flatMap((bill) => toObjections(rehearse(bill).findings));
    expect(against.filter(({ severity }) => severity !== 'warning')).toEqual([]);
  });

  it('has ready and unfinished drafts: typed, read and imported', () => {
    const ready = DEMO_DRAFTS.map(({ bill }) =>
      isSendable(billProblems(bill, { now, settings: { providerBond: PRACTICE_BOND } })),
    );
    expect(new Set(ready)).toEqual(new Set([true, false]));
    const origins = new Set(DEMO_DRAFTS.map(({ bill }) => bill.from));
    expect(DRAFT_ORIGINS.filter((origin) => origins.has(origin))).toEqual(['AI', 'IMPORT']);
    const numbers = DEMO_DRAFTS.flatMap(({ bill }) => bill.amsRequestList.map((row) => row.amsNo));
    expect(numbers).toContain(DEMO_AMS_BILLS[0]);
  });

  it('[T05] has an address book of every type with duplicate companies, contacts and templates', async () => {
    const parties = await database.db.selectFrom('party').select('body').execute();
    const bodies = parties.map(({ body }) => body as PartyFieldsRecord);
    expect(new Set(bodies.map(({ type }) => type))).toEqual(new Set(PARTY_TYPES));
    const cleaned = bodies.map(({ type, name, city }) => `${type} ${name.replace(/[^A-Z0-9]/gu, '')} ${city}`);
    expect(new Set(cleaned).size).toBeLessThan(cleaned.length);
    expect(await database.db.selectFrom('linkman').select('id').execute()).toHaveLength(6);
    const templates = await database.db.selectFrom('template').select(['is_default', 'used_count']).execute();
    expect(templates).toHaveLength(8);
    expect(templates.filter((row) => row.is_default)).toHaveLength(1);
  });

  it('[D14] has a shipment of another system', async () => {
    const given = await readFlowStage(database.db, '1', { flowId: 'DEMO-FLOW', stageId: '20261121001' });
    expect(given).toMatchObject({ billType: 1, bugerName: 'OAKLINE HOME FURNISHINGS INC' });
  });

  it('[X06] shows the number that customs gave to each filing on file, and finds it', async () => {
    const filings = await database.db
      .selectFrom('filing')
      .select(['declaration_status', 'customs_no', 'search', 'isf_no'])
      .execute();
    const onFile = filings.filter(({ declaration_status: status }) =>
      /^(?:receiveSuccess|modify|deleteFailed)/u.test(status),
    );
    expect(onFile.length).toBeGreaterThan(5);
    for (const { customs_no: number, search } of onFile) {
      expect(number).toMatch(/^HBR-\d{11}$/u);
      expect(search).toContain(number);
    }
    const numbers = onFile.map(({ customs_no: number }) => number);
    expect(new Set(numbers).size).toBe(onFile.length);
    expect(filings.filter(({ customs_no: number }) => number !== null)).toHaveLength(onFile.length);
    const registered = await database.db
      .selectFrom('practice_filing')
      .select(['transaction_no', 'reference', 'status'])
      .where('status', '=', 'onFile')
      .execute();
    const byReference = new Map(filings.map((filing) => [filing.isf_no, filing.customs_no]));
    for (const { transaction_no: number, reference } of registered) expect(byReference.get(reference)).toBe(number);
    expect(registered).toHaveLength(onFile.length);
  });

  it('is dated in the past and created once', async () => {
    const count = () =>
      database.db
        .selectFrom('filing')
        .select((row) => row.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow();
    const newest = await database.db
      .selectFrom('filing')
      .select('operation_at')
      .orderBy('operation_at', 'desc')
      .executeTakeFirst();
    expect(newest && newest.operation_at <= now).toBe(true);
    const before = await count();
    await seedDemo({ db: database.db, clock: () => now });
    expect(await count()).toEqual(before);
  });
});
