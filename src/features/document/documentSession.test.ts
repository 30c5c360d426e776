// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { isf10Bill } from '#contract/testing/bills.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { PortalError } from '#dataProvider/portalError.ts';
import type { DocumentListener } from '#local/documentChannel.ts';
import { successorId } from '#rules/draftIds.ts';
import type { LocalDocument } from '#local/localDocument.ts';
import type { KnownText, Written } from '#local/localDocument.ts';
import { billKind } from '../billForm/draft/draftPort.ts';
import { formHistory } from '#components/form/store/formHistory.ts';
import { documentSession } from './documentSession.ts';
import type { SessionDependencies } from './sessionTypes.ts';
import { createTestForm } from '../billForm/testing/renderBill.tsx';

type Saved = { id: string; revision: number };
type Save = (body: Bill, key: string | undefined) => Saved | Promise<Saved>;

/**
 * An open draft with an in-memory local store and a mocked portal.
 * @param meanwhile what another tab stored after the draft was read
 */
function openSession(
  { meanwhile, ...start }: Partial<LocalDocument> & { isNew?: boolean; meanwhile?: LocalDocument } = {},
  save: Save = () => ({ id: 'd1', revision: 1 }),
  further: Partial<SessionDependencies> = {},
) {
  const stored = new Map<string, LocalDocument>();
  const calls: { body: Bill; key: string | undefined }[] = [];
  /** The known text of each write. */
  const over: (KnownText | undefined)[] = [];
  let notify: DocumentListener = () => undefined;
  let reply: ((draft: LocalDocument) => Written) | null = null;
  const opened = { id: 'new1', record: isf10Bill(), changed: false, savedAt: 0, isNew: false, ...start };
  const deps: SessionDependencies = {
    now: () => 1000,
    defer: (work) => work,
    local: {
      get: async (id) => stored.get(id) ?? null,
      put: async (draft, known) => {
        over.push(known);
        const written = reply?.(draft) ?? { id: draft.id, record: draft.record, stamp: 's', theirs: null };
        stored.set(draft.id, { ...draft, record: written.record });
        return written;
      },
      takeOver: async (localId, id, revision) => {
        const draft = stored.get(localId);
        stored.delete(localId);
        if (draft) stored.set(id, { ...draft, id, record: { ...draft.record, id, revision } });
      },
      markSaved: async (id, revision) => {
        const draft = stored.get(id);
        if (draft) stored.set(id, { ...draft, changed: false, record: { ...draft.record, revision } });
      },
      remove: async (ids) => ids.forEach((id) => stored.delete(id)),
      subscribe: (listener) => {
        notify = listener;
        return () => undefined;
      },
    },
    kind: billKind,
    portal: {
      load: () => Promise.reject(new Error('nothing is loaded here')),
      save: async (body, key) => {
        calls.push({ body, key });
        return save(body, key);
      },
    },
  };
  if (meanwhile) stored.set(meanwhile.id, meanwhile);
  const form = createTestForm(opened.record);
  const session = documentSession(form, opened, { ...deps, ...further });
  session.listen();
  return {
    form,
    session,
    stored,
    calls,
    over,
    otherTab: (id: string) => notify({ kind: 'put', id }, true),
    otherTabRemoved: (id: string) => notify({ kind: 'removed', id }, true),
    /** The stored text that the next local write finds. */
    answer: (next: (draft: LocalDocument) => Written) => {
      reply = (draft) => {
        reply = null;
        return next(draft);
      };
    },
  };
}
const lost = () => new PortalError({ kind: 'network', message: 'shell.request.network' });
const refused = (status: number, code: number, body: object = {}) =>
  new PortalError({ kind: 'answer', status, code, message: 'no', body });
const serverDraft = (): Partial<LocalDocument> => ({ id: 'd1', record: isf10Bill({ id: 'd1', revision: 3 }) });

describe('local copy', () => {
  it('[D01] stores every change locally at once and shows it', async () => {
    const { form, session, stored } = openSession({ isNew: true });
    expect(session.state().saved.where).toBe('nowhere');
    form.type('bugerName', 'A');
    expect(stored.get('new1')?.record).toMatchObject({ bugerName: 'A' });
    await vi.waitFor(() => expect(session.state().saved.where).toBe('computer'));
    expect(stored.get('new1')?.changed).toBe(true);
  });

  it('writes nothing for a draft that is only opened', async () => {
    const { session, stored } = openSession({ isNew: true });
    await session.flush();
    expect(stored.size).toBe(0);
  });
});

describe('saving', () => {
  it('[D02] saves a new draft with a null id and adopts the portal’s id', async () => {
    const { form, session, stored, calls } = openSession({ isNew: true });
    form.type('bugerName', 'A');
    expect(await session.save()).toBe(true);
    expect(calls[0]?.body.id).toBeNull();
    expect(session.state()).toMatchObject({ id: 'd1', saved: { where: 'drafts' } });
    expect([...stored.keys()]).toEqual(['d1']);
    form.type('bugerName', 'AB');
    await session.save();
    expect(calls[1]?.body).toMatchObject({ id: 'd1', revision: 1, bugerName: 'AB' });
  });

  it('[B06] sends declared fields only', async () => {
    const bill = { ...isf10Bill(), bugerCountryName: 'China', createdAt: 'x' };
    const { session, calls } = openSession({ record: bill });
    await session.save();
    expect(calls[0]?.body).not.toHaveProperty('bugerCountryName');
    expect(calls[0]?.body).not.toHaveProperty('createdAt');
    expect(calls[0]?.body).toMatchObject({ billType: 1, bugerName: bill.billType === 1 ? bill.bugerName : '' });
  });

  it('[D02] saves one at a time', async () => {
    const answers: (() => void)[] = [];
    const { form, session, calls } = openSession(serverDraft(), async () => {
      await new Promise<void>((answer) => answers.push(answer));
      return { id: 'd1', revision: 3 + answers.length };
    });
    form.type('bugerName', 'A');
    const first = session.save();
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    form.type('bugerName', 'AB');
    const further = [session.save(), session.save()];
    answers[0]?.();
    await first;
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.();
    expect(await Promise.all(further)).toEqual([true, true]);
    expect(calls.map(({ body }) => body.billType === 1 && body.bugerName)).toEqual(['A', 'AB']);
  });

  it('[D02] repeats a first save after a lost answer without a second draft', async () => {
    let answers = 0;
    const { form, session, calls } = openSession({ isNew: true }, () => {
      answers += 1;
      if (answers === 1) throw lost();
      return { id: 'd1', revision: answers - 1 };
    });
    form.type('bugerName', 'A');
    expect(await session.save()).toBe(false);
    expect(session.state().saveError).toEqual({ kind: 'unreachable' });
    form.type('bugerName', 'AB');
    expect(await session.save()).toBe(true);
    expect(calls[1]).toEqual(calls[0]);
    expect(calls[2]?.body).toMatchObject({ id: 'd1', revision: 1, bugerName: 'AB' });
  });

  it('[D02] does not report its own save after a lost answer as a conflict', async () => {
    let at = 3;
    const stored: Bill[] = [];
    const { form, session, calls } = openSession(serverDraft(), (body) => {
      if (body.revision !== at) throw refused(409, 409, { current: { ...stored.at(-1), revision: at } });
      at += 1;
      stored.push(body);
      if (stored.length === 1) throw lost();
      return { id: 'd1', revision: at };
    });
    form.type('sellerCity', 'ONE');
    expect(await session.save()).toBe(false);
    form.type('sellerCity', 'TWO');
    expect(await session.save()).toBe(true);
    expect(session.state()).toMatchObject({ saveError: null, saved: { where: 'drafts' } });
    expect(stored.map((body) => body.billType === 1 && body.sellerCity)).toEqual(['ONE', 'TWO']);
    expect(calls.map(({ body }) => body.revision)).toEqual([3, 3, 4]);
  });

  it.each([500, 503, 408])('[D02] saves again after answer %i to a completed save', async (status) => {
    let at = 3;
    let stored: Bill | null = null;
    const { form, session } = openSession(serverDraft(), (body) => {
      if (body.revision !== at) throw refused(409, 409, { current: { ...stored, revision: at } });
      at += 1;
      stored = body;
      if (at === 4) throw refused(status, status);
      return { id: 'd1', revision: at };
    });
    form.type('sellerCity', 'ONE');
    expect(await session.save()).toBe(false);
    expect(session.state().saveError).toEqual({ kind: 'unreachable' });
    form.type('sellerCity', 'TWO');
    expect(await session.save()).toBe(true);
    expect(session.state()).toMatchObject({ saveError: null, saved: { where: 'drafts' } });
  });

  it('[D02] repeats a first save of unknown outcome unchanged after 503 and 429', async () => {
    const answers = [503, 429];
    const { form, session, calls } = openSession({ isNew: true }, () => {
      const status = answers.shift();
      if (status) throw refused(status, status);
      return { id: 'd1', revision: 1 };
    });
    form.type('bugerName', 'A');
    await session.save();
    form.type('bugerName', 'AB');
    await session.save();
    expect(await session.save()).toBe(true);
    expect(calls[1]).toEqual(calls[0]);
    expect(calls[2]).toEqual(calls[0]);
  });

  it('[E01] offers to save a deleted draft as new', async () => {
    const { form, session, calls, stored } = openSession(serverDraft(), (body) => {
      if (body.id === 'd1') throw refused(400, 400);
      return { id: 'd2', revision: 1 };
    });
    form.type('bugerName', 'A');
    expect(await session.save()).toBe(false);
    expect(session.state().saveError).toEqual({ kind: 'gone' });
    expect(stored.get('d1')?.record).toMatchObject({ bugerName: 'A' });
    expect(await session.saveAsNew()).toBe(true);
    expect(calls.at(-1)?.body).toMatchObject({ id: null, bugerName: 'A' });
    expect([...stored.keys()]).toEqual(['d2']);
  });

  it('[D02] saves a deleted draft as new once, although two tabs do so', async () => {
    const save: Save = (body) => {
      if (body.id === 'd1') throw refused(400, 400);
      return { id: 'd2', revision: 1 };
    };
    const one = openSession(serverDraft(), save);
    one.form.type('bugerName', 'A');
    await one.session.saveAsNew();
    const key = one.calls.at(-1)?.key ?? '';
    expect(key).toMatch(/^new/u);

    const late = openSession(serverDraft(), save);
    late.form.type('bugerName', 'A');
    await late.session.saveAsNew();
    expect(late.calls.at(-1)?.key).toBe(key);
  });

  it('[D02] follows another tab that saved the deleted draft as new', async () => {
    const { form, session, stored, calls, otherTabRemoved } = openSession(serverDraft());
    const record = isf10Bill({ id: 'd2', revision: 1, bugerName: 'THEIRS' });
    stored.set(successorId('d1', ''), { id: 'd2', record, changed: false, savedAt: 1, stamp: 's2' });
    otherTabRemoved('d1');
    await vi.waitFor(() => expect(session.state()).toMatchObject({ id: 'd2', isRemoved: false }));
    expect(form.value('bugerName')).toBe('THEIRS');
    form.type('bugerName', 'MORE');
    await session.save();
    expect(calls.at(-1)).toMatchObject({ body: { id: 'd2', revision: 1, bugerName: 'MORE' }, key: undefined });
  });

  it('keeps both texts of a stale save until the user has chosen', async () => {
    const current = {
      ...isf10Bill({ id: 'd1', bugerName: 'THEIRS', sellerCity: 'WUXI' }),
      revision: 4,
      createdAt: '',
      updatedAt: '',
    };
    const { form, session, calls } = openSession(serverDraft(), (body) => {
      if (body.revision !== 4) throw refused(409, 409, { current });
      return { id: 'd1', revision: 5 };
    });
    form.type('bugerName', 'MINE');
    expect(await session.save()).toBe(false);
    expect(session.state().saveError).toEqual({ kind: 'stale', current });
    expect(await session.resolve({ bugerName: 'MINE', sellerCity: 'WUXI' }, current)).toBe(true);
    expect(calls.at(-1)?.body).toMatchObject({ revision: 4, bugerName: 'MINE', sellerCity: 'WUXI' });
  });

  it('[D02] continues with the draft created by a lost first save', async () => {
    const current = { ...isf10Bill({ id: 'd1', bugerName: 'A' }), revision: 1, createdAt: '', updatedAt: '' };
    const { form, session, calls, stored } = openSession({ isNew: true }, (body) => {
      if (body.id === null) throw refused(409, 409, { current });
      return { id: 'd1', revision: 2 };
    });
    form.type('bugerName', 'AB');
    expect(await session.save()).toBe(true);
    expect(calls.at(-1)?.body).toMatchObject({ id: 'd1', revision: 1, bugerName: 'AB' });
    expect([...stored.keys()]).toEqual(['d1']);
    expect(session.state().id).toBe('d1');
  });

  it('[D02] lets the user choose when a colleague changed the draft of a lost first save', async () => {
    const current = { ...isf10Bill({ id: 'd1', bugerName: 'THEIRS' }), revision: 2, createdAt: '', updatedAt: '' };
    const { form, session } = openSession({ isNew: true }, () => {
      throw refused(409, 409, { current });
    });
    form.type('bugerName', 'AB');
    expect(await session.save()).toBe(false);
    expect(session.state().saveError).toEqual({ kind: 'stale', current });
  });

  it('[D01] adopts the portal’s revision when it has the same text', async () => {
    const { form, session, calls } = openSession({ ...serverDraft(), changed: true });
    session.offer({ ...isf10Bill({ id: 'd1' }), revision: 4 });
    expect(session.state().saved.where).toBe('drafts');
    form.type('sellerCity', 'DALIAN');
    await session.save();
    expect(calls[0]?.body.revision).toBe(4);
  });

  it('[D01] saves typed text by itself, without cleaning the field in use until it is left', async () => {
    vi.useFakeTimers();
    const { form, session, calls } = openSession(serverDraft(), undefined, { autosaves: true });
    form.enter('bugerName');
    form.type('bugerName', 'half a na ');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(calls.map(({ body }) => body)).toMatchObject([{ bugerName: 'half a na ' }]);
    expect(form.value('bugerName')).toBe('half a na ');
    form.type('bugerName', 'half a name');
    session.autosaveNow();
    await vi.runAllTimersAsync();
    expect(calls).toHaveLength(2);
    vi.useRealTimers();
  });

  it('[D01] [D16] repeats no save after it was closed: the next visit or the next person has the page', async () => {
    vi.useFakeTimers();
    const { form, session, calls, stored } = openSession(
      { isNew: true },
      () => {
        throw lost();
      },
      { autosaves: true },
    );
    const close = session.listen();
    form.type('bugerName', 'A');
    close();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(calls).toHaveLength(1);
    expect(stored.get('new1')?.record).toMatchObject({ bugerName: 'A' });
    vi.useRealTimers();
  });

  it('[D01] [O08] shows only the state while automatic saves cannot reach the portal', async () => {
    let isAway = true;
    const { form, session, calls } = openSession(
      serverDraft(),
      () => {
        if (isAway) throw refused(503, 503);
        return { id: 'd1', revision: 4 };
      },
      { autosaves: true },
    );
    form.type('bugerName', 'A');
    session.autosaveNow();
    await vi.waitFor(() => expect(session.state().isUnreachable).toBe(true));
    expect([calls.length, session.state()]).toEqual([
      1,
      expect.objectContaining({
        saveError: null,
        isSaving: false,
        saved: expect.objectContaining({ where: 'computer' }),
      }),
    ]);
    isAway = false;
    session.autosaveNow();
    await vi.waitFor(() => expect(session.state().saved.where).toBe('drafts'));
    expect(session.state().isUnreachable).toBe(false);
  });

  it('[O08] keeps the message of a failed save until an automatic repetition succeeds', async () => {
    let isAway = true;
    const { form, session, calls } = openSession(
      serverDraft(),
      () => {
        if (isAway) throw lost();
        return { id: 'd1', revision: 4 };
      },
      { autosaves: true },
    );
    form.type('bugerName', 'A');
    await session.save();
    const during = new Set<unknown>();
    const stop = session.subscribe(() => during.add(session.state().saveError?.kind));
    session.autosaveNow();
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    await session.flush();
    expect([...during]).toEqual(['unreachable']);
    stop();
    isAway = false;
    session.autosaveNow();
    await vi.waitFor(() => expect(session.state().saveError).toBeNull());
    expect(session.state().saved.where).toBe('drafts');
  });

  it('[D01] reports a defect, keeps the text here and repeats the save', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const defect = new TypeError('a defect');
    const { form, session, calls } = openSession(
      serverDraft(),
      () => {
        if (calls.length === 1) throw defect;
        return { id: 'd1', revision: 4 };
      },
      { autosaves: true },
    );
    form.type('bugerName', 'A');
    expect(await session.save()).toBe(false);
    expect(report).toHaveBeenCalledWith(defect);
    expect(session.state()).toMatchObject({ isUnreachable: true, saveError: { kind: 'unreachable' } });
    expect(await session.save()).toBe(true);
    vi.unstubAllGlobals();
  });

  it('shows the portal’s errors at their fields', async () => {
    const { form, session } = openSession(serverDraft(), () => {
      throw new PortalError({
        kind: 'answer',
        status: 422,
        code: 422,
        message: 'no',
        errors: { bugerName: { message: 'validation.maxLength', args: { max: 1000, length: 1200 } } },
      });
    });
    form.type('bugerName', 'A');
    await session.save();
    expect(form.state('bugerName').issues).toEqual([
      { message: 'validation.maxLength', args: { max: 1000, length: 1200 }, severity: 'error' },
    ]);
  });

  it('reports newer local text typed during the save', async () => {
    const { form, session } = openSession(serverDraft(), () => {
      form.type('bugerName', 'AB');
      return { id: 'd1', revision: 4 };
    });
    form.type('bugerName', 'A');
    await session.save();
    expect(session.state().saved.where).toBe('computer');
  });
});

it('[D01] keeps what colleagues and other tabs changed when typing here is undone', async () => {
  const { form, session, stored, otherTab } = openSession(serverDraft());
  const history = formHistory(form);
  history.listen();
  const before = form.value('bugerName');
  form.type('bugerName', 'MINE');
  await session.save();
  session.offer({ ...isf10Bill({ id: 'd1', bugerName: 'MINE', sellerName: 'THEIRS' }), revision: 4 });
  await session.flush();
  stored.set('d1', { ...stored.get('d1')!, record: { ...session.record(), sellerCity: 'DALIAN' } as Bill });
  otherTab('d1');
  await vi.waitFor(() => expect(form.value('sellerCity')).toBe('DALIAN'));
  history.undo();
  expect(form.snapshot()).toMatchObject({ bugerName: before, sellerName: 'THEIRS', sellerCity: 'DALIAN' });
  expect(history.undo()).toBeNull();
});

describe('other tabs', () => {
  const theirs = (): LocalDocument => ({
    id: 'd1',
    record: isf10Bill({ id: 'd1', revision: 3, bugerName: 'THEIRS' }),
    changed: true,
    savedAt: 2000,
  });

  it('follows another tab without typing here', async () => {
    const { form, stored, otherTab } = openSession(serverDraft());
    stored.set('d1', theirs());
    otherTab('d1');
    await vi.waitFor(() => expect(form.value('bugerName')).toBe('THEIRS'));
  });

  it('[D01] shows what another tab wrote while it opened', async () => {
    const { form, over } = openSession({
      ...serverDraft(),
      stamp: 'read',
      meanwhile: { ...theirs(), stamp: 'written' },
    });
    await vi.waitFor(() => expect(form.value('bugerName')).toBe('THEIRS'));
    expect(over).toEqual([]);
  });

  it('[D01] continues from another tab’s text over an earlier local text', async () => {
    const { form, session, stored, otherTab } = openSession(serverDraft());
    form.type('bugerName', 'MINE');
    await session.flush();
    stored.set('d1', theirs());
    otherTab('d1');
    await vi.waitFor(() => expect(form.value('bugerName')).toBe('THEIRS'));
    expect(session.state().otherTab).toBeNull();
  });

  it('[D01] merges another tab’s changes with text typed here', async () => {
    const { form, session, stored, answer } = openSession(serverDraft());
    answer((draft) => ({ id: 'd1', record: { ...draft.record, sellerCity: 'QINGDAO' }, stamp: 's', theirs: null }));
    form.type('bugerName', 'MINE');
    await vi.waitFor(() => expect(form.value('sellerCity')).toBe('QINGDAO'));
    expect(form.value('bugerName')).toBe('MINE');
    form.type('bugerName', 'MINE TOO');
    await session.flush();
    expect(stored.get('d1')?.record).toMatchObject({ bugerName: 'MINE TOO', sellerCity: 'QINGDAO' });
  });

  it('[D01] keeps another tab’s changes when more text waits for the write', async () => {
    const { form, session, stored, answer } = openSession(serverDraft());
    answer((draft) => ({ id: 'd1', record: { ...draft.record, sellerCity: 'QINGDAO' }, stamp: 's', theirs: null }));
    form.type('bugerName', 'MINE');
    form.type('bugerCity', 'MIAMI');
    await session.flush();
    await session.flush();
    const all = { bugerName: 'MINE', bugerCity: 'MIAMI', sellerCity: 'QINGDAO' };
    expect(form.snapshot()).toMatchObject(all);
    expect(stored.get('d1')?.record).toMatchObject(all);
  });

  it('[D02] saves over the revision that another tab saved', async () => {
    const { form, session, calls, answer } = openSession(serverDraft(), () => ({ id: 'd1', revision: 5 }));
    answer((draft) => ({ id: 'd1', record: { ...draft.record, revision: 4 }, stamp: 's', theirs: null }));
    form.type('bugerName', 'MINE');
    await session.flush();
    await session.save();
    expect(calls[0]?.body).toMatchObject({ bugerName: 'MINE', revision: 4 });
  });

  it('[D01] overwrites its own last write during fast typing', async () => {
    const { form, session, over } = openSession(serverDraft());
    for (const text of ['M', 'MI', 'MIN', 'MINE']) {
      form.type('bugerName', text);
      await Promise.resolve();
    }
    await session.flush();
    const texts = over.map((known) => known?.record.billType === 1 && known.record.bugerName);
    expect(over.length).toBeGreaterThan(1);
    expect(texts.slice(1).every((text) => text !== isf10Bill().bugerName)).toBe(true);
  });

  it('[D01] offers a choice if another tab changed the same field', async () => {
    const { form, session, answer } = openSession(serverDraft());
    answer((draft) => ({ id: 'd1', record: draft.record, stamp: 's', theirs: theirs().record }));
    form.type('bugerName', 'MINE');
    await vi.waitFor(() => expect(session.state().otherTab?.record).toMatchObject({ bugerName: 'THEIRS' }));
    expect(form.value('bugerName')).toBe('MINE');
    session.takeTheirs();
    expect(form.value('bugerName')).toBe('THEIRS');
    expect(session.state().otherTab).toBeNull();
  });
});

describe('a change of a filing', () => {
  it('[D01] [D09] keeps earlier text when another version was sent since', () => {
    const { session, stored } = openSession({ ...serverDraft(), changed: true });
    const before = session.record();
    session.offer({ ...isf10Bill({ id: 'd1', sellerCity: 'DALIAN' }), revision: 9 });
    expect(session.record()).toEqual(before);
    expect(session.state().saved.where).toBe('computer');
    expect(stored.size).toBe(0);
  });

  it('[D09] rebases on a newer version with a choice per field, stored at once', async () => {
    const { form, session, stored, calls } = openSession(serverDraft());
    form.type('sellerCity', 'SHANGHAI');
    session.rebase({ bugerCity: 'DALIAN' }, 4);
    await session.flush();
    expect(session.record()).toMatchObject({ revision: 4, sellerCity: 'SHANGHAI', bugerCity: 'DALIAN' });
    expect(stored.get('d1')).toMatchObject({ changed: true, record: { revision: 4, bugerCity: 'DALIAN' } });
    expect(calls).toEqual([]);
  });

  it('[D09] is discarded for the portal’s text and follows it afterwards', async () => {
    const { form, session } = openSession(serverDraft());
    form.type('sellerCity', 'SHANGHAI');
    await vi.waitFor(() => expect(session.state().saved.where).toBe('computer'));
    session.startOver(isf10Bill({ id: 'd1', revision: 4 }));
    expect(session.state().saved.where).toBe('drafts');
    expect(session.record()).toMatchObject({ revision: 4, sellerCity: 'NINGBO' });
    session.offer({ ...isf10Bill({ id: 'd1', sellerCity: 'DALIAN' }), revision: 5 });
    expect(session.record()).toMatchObject({ revision: 5, sellerCity: 'DALIAN' });
  });
});
