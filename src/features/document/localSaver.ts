import { afterPaint } from '#components/form/store/afterPaint.ts';
import { coalescedWriter, type WriteState } from '#local/coalescedWriter.ts';
import type { DocumentListener } from '#local/documentChannel.ts';
import { newerRevision, type KnownText, type LocalDocument, type Written } from '#local/localDocument.ts';
import { pageOwner } from '#local/owner.ts';
import { nextText } from '#local/tabStamp.ts';
import { isLocalUnresponsive, onLocalUnresponsive } from '#local/unresponsive.ts';
import { successorId } from '#rules/draftIds.ts';
import type { DocumentRecord } from './documentPort.ts';
import type { SessionCore } from './sessionTypes.ts';

/** Writes the text of the form to the local store, and merges what is stored into the form. */
function localWriter<D extends DocumentRecord>(core: SessionCore<D>, opened: KnownText<D>) {
  const { form, deps } = core;
  const { local, kind, now } = deps;
  /** The stored copy as last seen by this tab. */
  let known = opened;
  let writtenVersion = form.version;
  /** The text of the last `put`, which may wait for the write in flight. */
  let newestText: D | null = null;

  const writer = coalescedWriter<LocalDocument<D>>(async (document) => {
    // Reads `known` at write time, so that it includes the previous write.
    const written = await local.put(document, known);
    if (written) onWritten(document.record, written);
  });

  const localCopy = (): LocalDocument<D> => ({
    id: core.state().id,
    record: core.record(),
    changed: core.isDirty(),
    savedAt: now(),
    texts: nextText(),
  });

  function put(): void {
    writtenVersion = form.version;
    const copy = localCopy();
    newestText = copy.record;
    local.journal?.(copy, known);
    writer.put(copy);
    core.onOwnChange();
  }

  const saveChange = (): void => {
    if (form.version !== writtenVersion) put();
  };

  async function flush(): Promise<boolean> {
    saveChange();
    return writer.flush();
  }

  function replaceText(record: D, revision: number | undefined): void {
    core.envelope = { ...core.envelope, revision };
    form.adopt(record);
    writtenVersion = form.version;
  }

  /** Merges another tab's changes into the form; later typing here wins. */
  function onWritten(mine: D, { record: stored, stamp, theirs }: Written<D>): void {
    known = { record: stored, stamp };
    if (theirs) core.setState({ otherTab: { record: theirs, at: now() } });
    if (stored === mine) return;
    // Another tab may have saved since.
    const revision = newerRevision(core.envelope.revision, stored.revision);
    core.envelope = { ...core.envelope, revision };
    const { record: next } = kind.merge(mine, core.record(), stored);
    if (kind.isSame(core.record(), next)) return;
    // Text that waits was copied from the form before this merge.
    const isNewer = form.version !== writtenVersion || newestText !== mine;
    replaceText(next, revision);
    core.portalVersion = -1;
    if (isNewer) put();
  }

  return {
    put,
    saveChange,
    flush,
    replaceText,
    subscribe: (listener: (written: WriteState) => void) => writer.subscribe(listener),
    known: () => known,
    /** Takes a copy that another tab stored as the one last seen. @returns false while text here is not written yet */
    see(stored: LocalDocument<D>): boolean {
      const isWritten = writer.state().state === 'idle' || writer.state().state === 'saved';
      if (!isWritten || !kind.isSame(core.record(), known.record)) return false;
      known = stored;
      return true;
    },
    /** Writes past the queue; ignores failures. */
    putImmediately(): void {
      const copy = localCopy();
      void local.put(copy, known).then(
        (written) => written && onWritten(copy.record, written),
        () => {},
      );
    },
    /** Writes the document under its new id; rejects on failure. */
    putWithNewId: () => local.put(localCopy()),
    /** Stores nothing until the form changes again. */
    ignoreCurrentText(): void {
      writtenVersion = form.version;
    },
  };
}

/**
 * [D01] Stores every change locally at once, and merges what other tabs wrote.
 * @param opened the local copy at opening
 */
export function localSaver<D extends DocumentRecord>(core: SessionCore<D>, opened: KnownText<D>) {
  const { local, kind, defer } = core.deps;
  const writer = localWriter(core, opened);

  /** Shows the stored copy, which another tab wrote. */
  function adopt(stored: LocalDocument<D>): void {
    if (stored.id !== core.state().id) core.setState({ id: stored.id });
    if (stored.record.id !== null) core.envelope = { ...core.envelope, id: stored.record.id };
    // Unwritten text here: the next write merges both.
    if (!writer.see(stored)) {
      writer.put();
      return;
    }
    if (!kind.isSame(core.record(), stored.record)) writer.replaceText(stored.record, stored.record.revision);
    core.envelope = { ...core.envelope, revision: stored.record.revision };
    core.portalVersion = stored.changed ? -1 : core.form.version;
    core.setState({ saved: { where: stored.changed ? 'computer' : 'drafts', at: stored.savedAt } });
  }

  const successorOf = (lost: string): string => successorId(lost, pageOwner() ?? '');

  /** Continues with the document as which another tab saved the text of a deleted one; false if none did. */
  async function followSuccessor(lost: string): Promise<boolean> {
    const stored = await local.get(successorOf(lost)).catch(() => null);
    // A store that does not follow other tabs has no stamps.
    if (!stored?.stamp || core.state().id !== lost) return false;
    core.envelope = { id: stored.record.id, revision: undefined };
    core.setState({ id: stored.id, saveError: null, isRemoved: false });
    adopt(stored);
    return true;
  }

  /** Reads what another tab wrote after this one read the document and before it listened. */
  async function catchUp(): Promise<void> {
    const stored = await local.get(core.state().id);
    if (stored && stored.stamp !== writer.known().stamp) adopt(stored);
  }

  /** Writes again once the database responds, merging with what is stored. */
  const retryWrite = (): void => {
    if (!isLocalUnresponsive() && core.state().writeFailure) writer.put();
  };

  return {
    ...writer,
    successorOf,
    followSuccessor,
    listen(): () => void {
      const stops = [
        core.form.on('change', (defer ?? afterPaint)(writer.saveChange)),
        writer.subscribe((written) => reportWrite(core, written)),
        local.subscribe(otherTabs(core, adopt, followSuccessor)),
        onLocalUnresponsive(retryWrite),
      ];
      // A failure is reported with the first write.
      catchUp().catch(() => {});
      return () => {
        writer.saveChange();
        for (const stop of stops) stop();
      };
    },
  };
}

/** Adopts the stored copy of the document whenever another tab has written it. */
function otherTabs<D extends DocumentRecord>(
  core: SessionCore<D>,
  adopt: (stored: LocalDocument<D>) => void,
  followSuccessor: (lost: string) => Promise<boolean>,
): DocumentListener {
  const read = async () => {
    const stored = await core.deps.local.get(core.state().id);
    if (stored) adopt(stored);
  };
  return (change, isElsewhere) => {
    const { id } = core.state();
    if (!isElsewhere || (change.id !== id && !('serverId' in change && change.serverId === id))) return;
    if (change.kind === 'removed') {
      core.setState({ isRemoved: true });
      void followSuccessor(id);
    } else void read();
  };
}

const toMinute = (at: number): number => Math.floor(at / 60_000);

/** Shows where the newest text is stored, or why it could not be stored. */
function reportWrite<D extends DocumentRecord>(core: SessionCore<D>, written: WriteState): void {
  if (written.state === 'failed') core.setState({ writeFailure: written.failure ?? 'unknown' });
  if (written.state !== 'saved') return;
  // The head shows minutes: skips updates that would not change it.
  const { writeFailure, saved } = core.state();
  const at = written.savedAt ?? core.deps.now();
  const isKnown = writeFailure === null && core.isDirty() && saved.where === 'computer';
  if (isKnown && toMinute(saved.at) === toMinute(at)) return;
  core.setState({ writeFailure: null, ...(core.isDirty() ? { saved: { where: 'computer', at } } : {}) });
}
