import { ISF_10, type BillType } from '#contract/codes.ts';

/** A request to recognize documents, from a button, a drop or a paste. */
export interface RecognitionRequest {
  files: readonly File[];
  text: string;
}

let billType: BillType = ISF_10;
let request: RecognitionRequest | null = null;
const listeners = new Set<() => void>();

/** Passes requests to the part that answers them, which loads after the first screen. */
export const recognitionEntry = {
  current: () => request,
  open: (next: Partial<RecognitionRequest> = {}): void => {
    request = { files: [], text: '', ...next };
    for (const listener of listeners) listener();
  },
  close: (): void => {
    request = null;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  billType: () => billType,
  /** The filing type of the open form; ISF-10 elsewhere. */
  setBillType: (type: BillType) => {
    billType = type;
    return () => {
      billType = ISF_10;
    };
  },
};
