/** Log of the embedded database; one sentence per call. */
export type EmbeddedLog = {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
};
