import type { Duplex } from 'node:stream';
import type { Connection, Submittable } from 'pg';

/** A statement `copy … from stdin` as pg runs it; the rows are written to the stream by whoever asked. */
export class CopyIn implements Submittable {
  readonly #statement: string;
  #take: (stream: Duplex) => void = () => {};
  #end: () => void = () => {};
  #fail: (error: Error) => void = () => {};
  /** The way to the server, once it takes rows. Rejects when it takes none. */
  readonly open: Promise<Duplex>;
  /** Resolves when the server has all rows. Rejects with what it refused. */
  readonly done: Promise<void>;

  constructor(statement: string) {
    this.#statement = statement;
    this.done = new Promise<void>((resolve, reject) => {
      this.#end = resolve;
      this.#fail = reject;
    });
    this.open = new Promise((resolve, reject) => {
      this.#take = resolve;
      // Whoever waits for either hears of a failure.
      this.done.catch(reject);
    });
    this.open.catch(() => {});
  }

  submit(connection: Connection): void {
    connection.query(this.#statement);
  }

  handleCopyInResponse({ stream }: Connection): void {
    this.#take(stream);
  }

  handleCommandComplete(): void {
    // The connection is free with the message after this one.
  }

  handleReadyForQuery(): void {
    this.#end();
  }

  handleError(error: Error): void {
    this.#fail(error);
  }
}
