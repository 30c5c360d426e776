import type { MatchStatus } from '#contract/codes.ts';
import type { DeclarationStatus } from '#contract/statuses.ts';

/** An event for open pages; pages can also fetch everything, so a lost event loses nothing. */
export type PortalEvent =
  | {
      type: 'FILING_STATUS';
      data: { id: string; amsNo: string; declarationStatus: DeclarationStatus; matchStatus: MatchStatus };
    }
  | { type: 'WALLET'; data: { coin: number; couponCount: number } }
  | { type: 'DRAFTS' }
  /** A person's role, account or sessions changed. */
  | { type: 'PERSON'; data: { userId: string } }
  | { type: 'BELL' }
  | { type: 'WE_CHAT' }
  /** Notices or versions were published, changed or read. */
  | { type: 'NOTICES' }
  /** [A01] Progress of a document, for its owner only; without file names. */
  | {
      type: 'RECOGNITION';
      data: {
        userId: string;
        batchId: string;
        id: string;
        state: 'queued' | 'reading' | 'done' | 'failed';
        progress: { page: number; pages: number };
      };
    }
  /** [G13] A batch ended: the stream of its owner sends the result instead (`BUSINESS_UPDATES`). */
  | { type: 'RECOGNIZED'; data: { userId: string; batchId: string } }
  /** First event of a stream: the build of the app that this portal serves. */
  | { type: 'VERSION'; data: { build: string } }
  /** Texts were changed at the support desk. */
  | { type: 'TEXTS' };
