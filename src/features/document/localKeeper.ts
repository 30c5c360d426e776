import { afterPaint } from '#components/form/afterPaint.ts';
import { coalescedWriter, type WriteState } from '#local/coalescedWriter.ts';
import type { DocumentListener } from '#local/documentChannel.ts';
import type { KnownText, LocalDocument, Written } from '#local/localDocument.ts';
import { nextText } from '#local/tabStamp.ts';
import { isLocalUnresponsive, onLocalUnresponsive } from '#local/unresponsive.ts';
import type { DocumentRecord } from './documentPort.ts';
import type { SessionCore } from './sessionShape.ts';

const minuteOf = (at: number): number => Math.floor(at / 60_000);

/**
 * [D01] The half of a session that keeps every change on this computer at once, and takes what other tabs wrote.
 * @param opened what lay here when the document was opened
 */
export function localKeeper<D extends DocumentRecord>(core: SessionCore<D>, opened: KnownText<D>) {
  const { form, world } = core;
  const { local, kind, now } = world;
  /** What lies on this computer, as far as this tab knows. */
  let known = opened;
  let keptVersion = form.version;

  const writer = coalescedWriter<LocalDocument<D>>(async (document) => {
    // What is known when it is written: the write before this one is part of it.
    const written = await local.put(document, known);
    if (written) hearWritten(document.record, written);
  });

  const localCopy = (): LocalDocument<D> => ({
    id: core.state().id,
    record: core.record(),
    changed: core.isDirty(),
    savedAt: now(),
    texts: nextText(),
  });

  function put(): void {
    keptVersion = form.version;
    const copy = localCopy();
    local.journal?.(copy, known);
    writer.put(copy);
  }

  const keep = (): void => {
    if (form.version !== keptVersion) put();
  };

  async function flush(): Promise<boolean> {
    keep();
    return writer.flush();
  }

  function take(record: D, revision: number | undefined): void {
    core.envelope = { ...core.envelope, revision };
    form.replace(record);
    keptVersion = form.version;
  }

  function hearWriter(written: WriteState): void {
    if (written.state === 'failed') core.say({ unkept: written.failure ?? 'unknown' });
    if (written.state !== 'saved') return;
    // The head shows minutes: a keystroke that changes nothing there renders nothing.
    const { unkept, saved } = core.state();
    const at = written.savedAt ?? now();
    const isKnown = unkept === null && core.isDirty() && saved.where === 'computer';
    if (isKnown && minuteOf(saved.at) === minuteOf(at)) return;
    core.say({ unkept: null, ...(core.isDirty() ? { saved: { where: 'computer', at } } : {}) });
  }

  /** What another tab had changed meanwhile comes into the form; what was typed here since stays. */
  function hearWritten(mine: D, { record: stored, stamp, theirs }: Written<D>): void {
    known = { record: stored, stamp };
    if (theirs) core.say({ elsewhere: { record: theirs, at: now() } });
    if (stored === mine) return;
    const { record: next } = kind.merge(mine, core.record(), stored);
    if (kind.isSame(core.record(), next)) return;
    const isNewer = form.version !== keptVersion;
    take(next, Math.max(core.envelope.revision ?? 0, stored.revision ?? 0) || undefined);
    core.portalVersion = -1;
    if (isNewer) put();
  }

  async function hear(): Promise<void> {
    const there = await local.get(core.state().id);
    if (!there) return;
    if (there.id !== core.state().id) core.say({ id: there.id });
    if (there.record.id !== null) core.envelope = { ...core.envelope, id: there.record.id };
    // What was typed here and is not written yet: the write puts both together.
    const isWritten = writer.state().state === 'idle' || writer.state().state === 'saved';
    if (!isWritten || !kind.isSame(core.record(), known.record)) {
      put();
      return;
    }
    known = there;
    if (!kind.isSame(core.record(), there.record)) take(there.record, there.record.revision);
    core.envelope = { ...core.envelope, revision: there.record.revision };
    core.portalVersion = there.changed ? -1 : form.version;
    core.say({ saved: { where: there.changed ? 'computer' : 'drafts', at: there.savedAt } });
  }

  const hearTabs: DocumentListener = (change, isElsewhere) => {
    const { id } = core.state();
    if (!isElsewhere || (change.id !== id && !('serverId' in change && change.serverId === id))) return;
    if (change.kind === 'removed') core.say({ isRemoved: true });
    else void hear();
  };

  /** The database answers again: the text of the form and what is there are put together. */
  const writeAgain = (): void => {
    if (!isLocalUnresponsive() && core.state().unkept) put();
  };

  return {
    put,
    flush,
    take,
    /** Writes a copy past the queue; a computer that cannot keep it holds no text of anybody's back. */
    putNow(): void {
      const copy = localCopy();
      void local.put(copy, known).then(
        (written) => written && hearWritten(copy.record, written),
        () => {},
      );
    },
    /** Writes a document that has a new id; rejects when it cannot. */
    putAnew: () => local.put(localCopy()),
    /** Nothing of the form is to be kept until it changes again. */
    forget(): void {
      keptVersion = form.version;
    },
    listen(): () => void {
      const stops = [
        form.on('change', (world.defer ?? afterPaint)(keep)),
        writer.subscribe(hearWriter),
        local.subscribe(hearTabs),
        onLocalUnresponsive(writeAgain),
      ];
      return () => {
        keep();
        for (const stop of stops) stop();
      };
    },
  };
}
