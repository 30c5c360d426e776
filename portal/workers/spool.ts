import { randomUUID } from 'node:crypto';
import { open, unlink, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { refuseBusy } from '../fairness/shares.ts';

/** Bytes in memory, enough for a reader that keeps up. */
const MEMORY = 256 * 1024;
/** Bytes of the largest file; a million rows are some 50 MB. */
const FILE_MAX = 512 * 1024 * 1024;
/** Bytes in the files of all spools of the process: the folder may be in memory (tmpfs). */
const TOTAL_MAX = 2 * 1024 * 1024 * 1024;
/** Bytes pushed at once: small enough that the progress of a slow reader is measurable. */
const SLICE = 32 * 1024;

/** A limit of bytes on disk, shared by several spools. */
export class SpoolBudget {
  readonly #most: number;
  #used = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Checked before a download begins, because a running one can only be aborted. @throws Refusal `transferBusy` when less than a quarter is free */
  requireRoom(): void {
    if (this.#used > this.#most * 0.75) throw refuseBusy('transferBusy');
  }

  /** @throws Refusal `transferBusy` when the files would hold more than the limit */
  take(bytes: number): void {
    if (this.#used + bytes > this.#most) throw refuseBusy('transferBusy');
    this.#used += bytes;
  }

  release(bytes: number): void {
    this.#used -= bytes;
  }
}

export const SPOOL_BUDGET = new SpoolBudget(TOTAL_MAX);

/**
 * A stream whose writer never waits for its reader: output beyond the memory limit goes to a temporary file and is read
 * back from there. The file is unlinked as soon as it is open, so that it disappears with the stream or the process.
 */
export class Spool extends Readable {
  #file: FileHandle | null = null;
  #written = 0;
  #read = 0;
  #total = 0;
  /** Bytes of the file that the budget counts. */
  #counted = 0;
  readonly #budget: SpoolBudget;
  #isWanted = true;
  #isPumping = false;
  #isWhole = false;

  constructor(budget = SPOOL_BUDGET) {
    super({ highWaterMark: MEMORY });
    this.#budget = budget;
  }

  get isBehind(): boolean {
    return this.#written > this.#read;
  }

  /**
   * Adds a piece; calls must not overlap.
   * @throws when the disk is full or the file grows beyond its limit; Refusal `transferBusy` when all spool files
   *   together have reached theirs
   */
  async add(piece: Uint8Array): Promise<void> {
    if (this.destroyed) return;
    this.#total += piece.length;
    if (this.#total > FILE_MAX) throw new Error('a download exceeds the size limit of its spool file');
    if (this.#isWanted && !this.isBehind && !this.#isPumping) {
      this.#pushSlices(piece);
      return;
    }
    this.#budget.take(piece.length);
    this.#counted += piece.length;
    const file = this.#file ?? (await this.#open());
    if (!file) return;
    await writeWhole(file, piece, this.#written);
    this.#written += piece.length;
    this.#pump();
  }

  finish(): void {
    this.#isWhole = true;
    this.#pump();
  }

  override _read(): void {
    this.#isWanted = true;
    this.#pump();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    const end = () => {
      this.#budget.release(this.#counted);
      this.#counted = 0;
      done(error);
    };
    if (this.#file) this.#file.close().then(end, end);
    else end();
  }

  /** @returns null when the stream was destroyed meanwhile: `_destroy` could not close this file */
  async #open(): Promise<FileHandle | null> {
    const file = await openUnlinked();
    if (this.destroyed) {
      await file.close();
      return null;
    }
    this.#file = file;
    return file;
  }

  #pump(): void {
    if (this.#isPumping || this.destroyed) return;
    this.#isPumping = true;
    this.#readBack()
      .catch((error: Error) => void this.destroy(error))
      .finally(() => {
        this.#isPumping = false;
        if (this.#isWanted && this.isBehind) this.#pump();
        else if (this.#isWhole && !this.isBehind && !this.destroyed) this.push(null);
      });
  }

  async #readBack(): Promise<void> {
    while (this.#isWanted && this.isBehind && this.#file && !this.destroyed) {
      const length = Math.min(MEMORY, this.#written - this.#read);
      const { bytesRead, buffer } = await this.#file.read(Buffer.allocUnsafe(length), 0, length, this.#read);
      if (bytesRead === 0) throw new Error('the spool file of a download is incomplete');
      this.#read += bytesRead;
      this.#pushSlices(buffer.subarray(0, bytesRead));
    }
  }

  #pushSlices(piece: Uint8Array): void {
    for (let at = 0; at < piece.length; at += SLICE) this.#isWanted = this.push(piece.subarray(at, at + SLICE));
  }
}

/** A write to a full disk may succeed in part; the next one then fails. */
async function writeWhole(file: FileHandle, piece: Uint8Array, position: number): Promise<void> {
  for (let at = 0; at < piece.length;) {
    const { bytesWritten } = await file.write(piece, at, piece.length - at, position + at);
    if (bytesWritten === 0) throw new Error('no disk space for the spool file of a download');
    at += bytesWritten;
  }
}

async function openUnlinked(): Promise<FileHandle> {
  const path = join(tmpdir(), `ten-plus-two-${randomUUID()}.spool`);
  const file = await open(path, 'wx+', 0o600);
  try {
    await unlink(path);
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}
