export const RECOGNITION_STATES = ['queued', 'reading', 'done', 'failed'] as const;
export const RECOGNITION_KINDS = ['doc', 'docx', 'pdf', 'xls', 'xlsx', 'text'] as const;
export type RecognitionKind = (typeof RECOGNITION_KINDS)[number];
