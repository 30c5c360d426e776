import type { Readable } from 'node:stream';

/** A complete, synced file in the folder where uploads arrive. */
export interface ArrivedFile {
  /** Random; never derived from a name that a browser sent. */
  id: string;
  path: string;
  size: number;
  /** SHA-256, hex. */
  sha256: string;
}

/** Where uploaded files stay: a folder, or an object store that several portals share (decision 0064). */
export interface UploadStore {
  /** Moves the file into the store; resolves when it is durable. */
  put(file: ArrivedFile): Promise<void>;
  /**
   * @returns null for a file that the store does not have
   * @throws when the store does not answer
   */
  read(id: string): Promise<{ size: number; content: Readable } | null>;
  /** Does nothing for a file that the store does not have. */
  remove(id: string): Promise<void>;
  list(): AsyncIterable<{ id: string; storedAt: Date }>;
  /** Whether the store belongs to the installation; one that belongs to none is claimed. */
  belongsTo(installation: string): Promise<boolean>;
}

export const UPLOAD_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;
