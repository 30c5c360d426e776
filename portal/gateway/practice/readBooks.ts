import type { Tx } from '../../portal.ts';
import { practiceFilingsOf, type PracticeFiling } from '../../store/practice.ts';
import type { Books } from './judgeFiling.ts';

/** What practice customs' books say of a message at hand, looked up beforehand. */
export async function readBooks(
  trx: Tx,
  { filer, known, numbers }: { filer: string; known: PracticeFiling | null; numbers: readonly string[] },
): Promise<Books> {
  const filed = new Set<string>();
  for (const number of new Set(numbers)) {
    // The same bill of another filer is no duplicate of this one's: customs takes both and says S7.
    const own = (await practiceFilingsOf(trx, number)).filter((filing) => filing.filer === filer);
    for (const { importer } of own) filed.add(`${importer} ${number}`);
  }
  return {
    findFiler: (transactionNo) =>
      known?.status === 'onFile' && known.transactionNo === transactionNo ? known.filer : null,
    isFiled: (importer, number) => filed.has(`${importer} ${number}`),
  };
}
