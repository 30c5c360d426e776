import { headerOnly } from './blankMessage.ts';
import { mayFollow, isFull, isOfFiling, stepAfter, type ReadSoFar } from './chapterOrder.ts';
import type { IsfMessage } from './isfMessage.ts';
import { splitLines, type LineFault, type LineFaultName } from './lineFault.ts';
import type { RecordPlace } from './place.ts';
import { readRecord } from './recordLine.ts';
import { addRecord } from './addRecord.ts';

export interface ReadIsf {
  /** Null without a header. */
  message: IsfMessage | null;
  faults: LineFault[];
  /** The record of each line; null if it is not a record of this filing. */
  places: (RecordPlace | null)[];
}

/**
 * Parses one filing line by line. Reports lines that are cut, too long, unknown or out of order with record and column,
 * and parses the rest.
 * @param text lines of 80 columns, as one text or an array
 * @example readIsf(text).faults // [{ line: 2, record: 'SF15', column: 80, fault: 'tooShort' }]
 */
export function readIsf(text: string | readonly string[]): ReadIsf {
  const faults: LineFault[] = [];
  const found = headerOnly();
  const soFar: ReadSoFar = { hasHeader: false, step: -1, last: '' };
  const lines = typeof text === 'string' ? splitLines(text) : text;
  const places = lines.map((line, at): RecordPlace | null => {
    const { record, faults: own } = readRecord(line, at);
    faults.push(...own);
    if (!record) return null;
    const report = (fault: LineFaultName, where = at): void =>
      void faults.push({ line: where, record: where === at ? record.record : 'SF35', column: 1, fault });
    if (soFar.last === 'SF35' && record.record !== 'SF35' && record.record !== 'SF36') report('incomplete', at - 1);
    if (!mayFollow(record, soFar, found)) {
      report('outOfOrder');
      if (!isOfFiling(record, soFar)) return null;
    } else if (isFull(record, found)) report('tooMany');
    soFar.hasHeader = true;
    soFar.step = stepAfter(record, soFar);
    soFar.last = record.record;
    return addRecord(found, record);
  });
  if (soFar.last === 'SF35') faults.push({ line: lines.length - 1, record: 'SF35', column: 1, fault: 'incomplete' });
  return { message: soFar.hasHeader ? found : null, faults, places };
}
