import { describe, expect, it, vi } from 'vitest';
import { billProblems, type Bill } from '#contract/entities/bill.ts';
import { isf10Bill } from '#contract/testing/bills.ts';
import { joinFindings } from '#customs/joinFindings.ts';
import { rehearse } from '#customs/rehearse.ts';
import { issueAt } from '#schema/issue.ts';
import { createRehearsals } from './rehearsals.ts';
import { sectionsWithFindings } from './sectionsWithFindings.ts';

const NOW = { now: new Date('2026-11-21T00:00:00Z') };
const joinedOf = (bill: Bill) => joinFindings(rehearse(bill).findings, billProblems(bill, NOW));

describe("findings in addition to the form's problems", () => {
  it('are empty for a valid bill', () => {
    expect(joinedOf(isf10Bill())).toEqual({ added: [], codes: new Map() });
  });

  it("add customs' code to an error of the form", () => {
    const { added, codes } = joinedOf(isf10Bill({ bondHolderId: '', bondType: 'Single' }));
    expect(added).toEqual([]);
    expect(Object.fromEntries(codes)).toEqual({
      bondHolderId: ['121'],
      bondReferenceNo: ['S13'],
      suretyCode: ['S22'],
    });
  });

  it('add findings that the form does not report', () => {
    const { added } = joinedOf(isf10Bill({ consigneeId: 'X' }));
    expect(added.map(({ name, severity }) => `${name} ${severity}`)).toEqual(['partyEin reject']);
  });

  it('keep a reject on a field with a warning of the form', () => {
    const [finding] = rehearse(isf10Bill({ consigneeId: 'X' })).findings;
    const warning = issueAt('consigneeId', { message: 'validation.required' }, 'warning');
    expect(joinFindings(finding ? [finding] : [], [warning]).added).toHaveLength(1);
  });

  it('count in their section: as remaining until shown, then as a problem', () => {
    const { added } = joinedOf(isf10Bill({ consigneeId: 'X' }));
    const states = [{ section: 'consignee', state: 'done' as const, count: 0 }];
    const form = (isShown: boolean) =>
      ({
        entity: { name: 'bill', fields: {}, rules: [], views: { form: { consignee: ['consigneeId'] } } },
        keyOf: (path: string) => path,
        isShowing: () => isShown,
      }) as Parameters<typeof sectionsWithFindings>[0];
    expect(sectionsWithFindings(form(false), states, added)).toEqual([
      { section: 'consignee', state: 'left', count: 1 },
    ]);
    expect(sectionsWithFindings(form(true), states, added)).toEqual([
      { section: 'consignee', state: 'problem', count: 1 },
    ]);
  });
});

describe('rehearsals', () => {
  function made(context: Parameters<typeof createRehearsals>[0]['context'] = () => ({})) {
    let bill = isf10Bill();
    const changed = new Set<() => void>();
    const waiting: (() => void)[] = [];
    const load = vi.fn(async () => rehearse);
    const rehearsals = createRehearsals(
      {
        bill: () => bill,
        onChange: (listener) => {
          changed.add(listener);
          return () => changed.delete(listener);
        },
        context,
      },
      {
        load,
        later: (work) => {
          waiting.push(work);
          return () => waiting.splice(waiting.indexOf(work), waiting.includes(work) ? 1 : 0);
        },
      },
    );
    return {
      rehearsals,
      load,
      waiting,
      changed,
      type: (next: Partial<ReturnType<typeof isf10Bill>>) => {
        bill = isf10Bill(next);
        for (const listener of changed) listener();
      },
      pause: async () => {
        for (const work of waiting.splice(0)) work();
        await vi.waitFor(() => expect(rehearsals.get()).not.toBeNull());
      },
    };
  }

  it('load and run nothing without a listener', () => {
    const { load, type } = made();
    type({ importerId: '1' });
    expect(load).not.toHaveBeenCalled();
  });

  it('wait for a pause in typing', async () => {
    const { rehearsals, load, waiting, type, pause } = made();
    const listener = vi.fn();
    rehearsals.on(listener);
    for (let key = 0; key < 50; key += 1) type({ sellerName: 'X'.repeat(key) });
    expect(load).not.toHaveBeenCalled();
    expect(waiting).toHaveLength(1);
    await pause();
    expect(load).toHaveBeenCalledOnce();
    expect(listener).toHaveBeenCalledOnce();
    expect(rehearsals.get()?.records.join('')).toContain('X'.repeat(35));
  });

  it('return the same array while the findings stay the same, to avoid renders', async () => {
    const { rehearsals, type } = made();
    rehearsals.on(() => {});
    type({ cargoType: '11' });
    await rehearsals.now();
    const before = rehearsals.findings();
    expect(before).not.toEqual([]);
    type({ cargoType: '11', sellerName: 'ANOTHER NAME' });
    await rehearsals.now();
    expect(rehearsals.findings()).toBe(before);
  });

  it('tell an old text, and which fields the latest saw as they are now', async () => {
    const { rehearsals, type } = made();
    rehearsals.on(() => {});
    expect(rehearsals.isOld()).toBe(false);
    await rehearsals.now();
    expect(rehearsals.isOld()).toBe(false);
    type({ sellerName: 'ANOTHER NAME' });
    expect(rehearsals.isOld()).toBe(true);
    const isSeen = rehearsals.compare();
    expect(['sellerName', 'bugerName', 'amsRequestList.0.amsNo'].map(isSeen)).toEqual([false, true, true]);
    await Promise.all([rehearsals.now(), rehearsals.now()]);
    expect(rehearsals.isOld()).toBe(false);
    expect(rehearsals.compare()('sellerName')).toBe(true);
  });

  it('[D09] are empty until the action is known, then follow it', async () => {
    const { rehearsals, waiting, pause } = made(() => null);
    const listener = vi.fn();
    rehearsals.on(listener);
    for (const work of waiting.splice(0)) work();
    expect(await rehearsals.now()).toBeNull();
    expect(rehearsals.get()).toBeNull();
    expect(listener).not.toHaveBeenCalled();
    const asChange = () => ({ action: 'R', isfNo: 'HBRL-0000000007' }) as const;
    rehearsals.sendAs(asChange);
    await pause();
    expect(rehearsals.get()?.records[0]).toMatch(/^SF10101R.*HBRL-0000000007/u);
    rehearsals.sendAs(asChange);
    expect(waiting).toHaveLength(0);
  });

  it('resume after all listeners had left', async () => {
    const { rehearsals, changed, waiting } = made();
    rehearsals.on(() => {})();
    expect(changed.size).toBe(0);
    expect(waiting).toHaveLength(0);
    rehearsals.on(() => {});
    expect(waiting).toHaveLength(1);
  });
});
