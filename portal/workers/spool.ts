import { randomUUID } from 'node:crypto';
import { open, unlink, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';

/** Bytes in memory, for a reader that keeps up. */
const MEMORY = 256 * 1024;
/** Bytes of the largest file; a million rows are some 50 MB. */
const FILE_MAX = 512 * 1024 * 1024;
/** Bytes handed on at once: small enough that a slow reader's progress is seen. */
const SLICE = 32 * 1024;

/**
 * A stream whose writer never waits for its reader: what the reader does not take in time goes to a temporary file and is
 * read back from there. The file has no name from the moment it exists, so that nothing is left of it when the stream or
 * the process ends.
 */
export class Spool extends Readable {
  #file: FileHandle | null = null;
  /** Bytes that went into the file, and that were read back. */
  #written = 0;
  #read = 0;
  #total = 0;
  #isWanted = true;
  #isPumping = false;
  #isWhole = false;

  constructor() {
    super({ highWaterMark: MEMORY });
  }

  /** Whether something waits in the file. */
  get isBehind(): boolean {
    return this.#written > this.#read;
  }

  /**
   * Takes a piece; one after the other.
   * @throws when the disk takes no more, or the file grows beyond its limit
   */
  async add(piece: Uint8Array): Promise<void> {
    if (this.destroyed) return;
    this.#total += piece.length;
    if (this.#total > FILE_MAX) throw new Error('a download is larger than any may be');
    if (this.#isWanted && !this.isBehind && !this.#isPumping) {
      this.#pushSlices(piece);
      return;
    }
    this.#file ??= await openNameless();
    await this.#file.write(piece, 0, piece.length, this.#written);
    this.#written += piece.length;
    this.#pump();
  }

  /** There are no more pieces. */
  finish(): void {
    this.#isWhole = true;
    this.#pump();
  }

  override _read(): void {
    this.#isWanted = true;
    this.#pump();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    const file = this.#file;
    if (!file) return done(error);
    file.close().then(
      () => done(error),
      () => done(error),
    );
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
      if (bytesRead === 0) throw new Error('a download lost its file');
      this.#read += bytesRead;
      this.#pushSlices(buffer.subarray(0, bytesRead));
    }
  }

  #pushSlices(piece: Uint8Array): void {
    for (let at = 0; at < piece.length; at += SLICE) this.#isWanted = this.push(piece.subarray(at, at + SLICE));
  }
}

async function openNameless(): Promise<FileHandle> {
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
