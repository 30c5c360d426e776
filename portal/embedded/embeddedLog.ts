/** Where the embedded database tells what happens to it; one sentence a call. */
export type EmbeddedLog = {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
};
