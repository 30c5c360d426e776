import type { BillType } from '#contract/codes.ts';
import type { RecognizedDraft, RecognizedValue } from '#contract/recognition.ts';
import type { DocumentModel } from '#recognition/documentModel.ts';
import type { RecognitionEngine } from '../engine.ts';

/** Pasted text as a grid of one column. */
export function readLineModel(filename: string, text: string): DocumentModel {
  const lines = text.split(/\r\n|\r|\n/u);
  const cells = lines.flatMap((line, row) =>
    line.trim() === '' ? [] : [{ row, column: 0, rowSpan: 1, columnSpan: 1, text: line.trim() }],
  );
  return { filename, parts: [{ kind: 'grid', name: '', rows: lines.length, columns: 1, cells }] };
}

const LABELS: readonly (readonly [RegExp, string])[] = [
  [/^(?:seller|卖方|người bán)\s*[:：]\s*(.+)$/iu, 'sellerName'],
  [/^(?:buyer|买方|người mua)\s*[:：]\s*(.+)$/iu, 'bugerName'],
  [/^(?:vessel|船名)\s*[:：]\s*(.+)$/iu, 'vesselVoyage'],
];
const AMS_NUMBER = /\b([A-Z]{4}[A-Z0-9]{6,12})\b/u;

/** Values behind a label in their own line, and the bill number of the first line that has one. */
export function recognizeLines(models: readonly DocumentModel[], billType: BillType): RecognizedDraft[] {
  return models.flatMap((model, index) => {
    const values = model.parts.flatMap((part, at) =>
      part.kind === 'grid' ? part.cells.flatMap((cell) => valuesOf(cell.text, at, cell)) : [],
    );
    const known = values.filter(({ path }, at) => values.findIndex((other) => other.path === path) === at);
    const number = known.find(({ path }) => path.startsWith('amsRequestList'));
    if (known.length === 0) return [];
    const fields = known.filter((value) => value !== number).map(({ path, value }) => [path, value]);
    return [
      {
        bill: {
          billType,
          ...Object.fromEntries(fields),
          ...(number ? { amsRequestList: [{ amsNo: number.value, amsType: 'BM' }] } : {}),
        },
        values: known,
        documents: [{ jobId: String(index), filename: model.filename }],
      },
    ];
  });
}

function valuesOf(text: string, part: number, { row, column }: { row: number; column: number }): RecognizedValue[] {
  const found = LABELS.flatMap(([pattern, path]) => {
    const value = pattern.exec(text)?.[1]?.trim();
    return value ? [{ path, value }] : [];
  });
  const number = AMS_NUMBER.exec(text)?.[1];
  if (number && /\d/u.test(number)) found.push({ path: 'amsRequestList.0.amsNo', value: number });
  return found.map(({ path, value }) => ({
    path,
    value,
    confidence: 'check' as const,
    sources: [{ document: 0, part, cell: { row, column }, text: value }],
  }));
}

/** Reads every file as text, in the process of the test. */
export const lineEngine: RecognitionEngine = {
  read: async ({ filename, bytes }) => readLineModel(filename, bytes.toString('utf8')),
  understand: async ({ models, billType }) => ({ drafts: recognizeLines(models, billType), uses: [] }),
};
