import { DOCUMENT_KINDS } from './documentFile.ts';

export const RECOGNITION_STATES = ['queued', 'reading', 'done', 'failed'] as const;
export const RECOGNITION_KINDS = [...DOCUMENT_KINDS, 'text'] as const;
export type RecognitionKind = (typeof RECOGNITION_KINDS)[number];
