import type { IsfMessage } from '#customs/isfMessage.ts';
import type { Tx } from '../../portal.ts';
import { writePracticeFiling, type PracticeFiling } from '../../store/practice.ts';

interface AcceptedFiling {
  message: IsfMessage;
  transactionNo: string;
  reference: string;
  filer: string;
  known: PracticeFiling | null;
  now: Date;
}

/** Writes an accepted filing to the register. A replacement keeps the time of the first filing. */
export async function registerFiling(
  trx: Tx,
  { message, transactionNo, reference, filer, known, now }: AcceptedFiling,
): Promise<PracticeFiling> {
  const { action, importerNumber } = message.header;
  const isDelete = action === 'D';
  const isReplaced = action === 'R' && known !== null;
  const filing: PracticeFiling = {
    transactionNo,
    reference,
    filer,
    importer: isDelete ? (known?.importer ?? '') : importerNumber,
    bills: isDelete ? (known?.bills ?? []) : message.bills,
    status: isDelete ? 'deleted' : 'onFile',
    filedAt: isReplaced ? known.filedAt : now,
    watch: (known?.watch ?? 0) + 1,
    said: '',
  };
  await writePracticeFiling(trx, filing);
  return filing;
}
