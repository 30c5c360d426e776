import { DataFolder } from './dataFolder.ts';
import { spawnPortal, type PortalProcess, type PortalProcessOptions } from './portalProcess.ts';

/** Runs portal processes one after another on one data folder. */
export class PortalRunner {
  readonly folder: DataFolder;
  readonly #bundle: string;
  readonly #ended = new AbortController();
  #portal: PortalProcess | null = null;
  #starting: Promise<unknown> = Promise.resolve();
  #ending: Promise<void> | undefined;

  /** @param bundle entry file of the built portal @param parent of the data folder; default: the temporary folder */
  constructor(bundle: string, parent?: string) {
    this.folder = new DataFolder(parent);
    this.#bundle = bundle;
  }

  /** The last portal; null before the first start and during a start. */
  get portal(): PortalProcess | null {
    return this.#portal;
  }

  /** Kills the running portal, if any, and starts the next one. @throws after `end` */
  start(options: PortalProcessOptions = {}): Promise<PortalProcess> {
    const started = this.#startNext(options);
    this.#starting = started.catch(() => {});
    return started;
  }

  async #startNext(options: PortalProcessOptions): Promise<PortalProcess> {
    await this.kill();
    this.#portal = null;
    // The body of a test that timed out continues and may start another portal.
    this.#ended.signal.throwIfAborted();
    const portal = await spawnPortal(this.#bundle, this.folder.path, options, this.#ended.signal);
    this.#portal = portal;
    return portal;
  }

  async kill(): Promise<void> {
    await this.#portal?.kill();
  }

  /** Ends the portal, also one that is starting, and its database, and deletes the folder. */
  end(): Promise<void> {
    this.#ending ??= this.#end();
    return this.#ending;
  }

  async #end(): Promise<void> {
    this.#ended.abort(new Error('The fault run has ended.'));
    await this.#starting;
    await this.kill();
    await this.folder.remove();
  }
}
