import type { RehearsalFinding } from '#contract/endpoints/filings.ts';
import { isSingleBond } from '#contract/entities/checks.ts';
import { fieldText } from '#schema/recordText.ts';
import type { Db } from '../portal.ts';
import { bondKey, findBondUses, type SingleBond } from '../store/singleBonds.ts';
import type { OutgoingBill } from './outgoingBill.ts';

/**
 * [X03] Single transaction bonds that another filing, or several of these bills, already use.
 * Warnings: customs does not check the surety's number, but the surety covers one filing.
 */
export async function bondUseFindings(
  db: Db,
  enterpriseId: string,
  outgoing: readonly OutgoingBill[],
  ownFiling?: string,
): Promise<RehearsalFinding[]> {
  const bonds = outgoing.map(bondOf);
  const uses = await findBondUses(
    db,
    enterpriseId,
    bonds.filter((bond) => bond !== null),
    ownFiling,
  );
  const counts = new Map<string, number>();
  for (const [at, bond] of bonds.entries()) {
    if (bond)
      counts.set(bondKey(bond), (counts.get(bondKey(bond)) ?? 0) + (outgoing[at]?.bill.amsRequestList.length ?? 0));
  }
  return outgoing.flatMap(({ draftId }, at) => {
    const bond = bonds[at];
    if (!bond) return [];
    const used = uses.get(bondKey(bond));
    const count = counts.get(bondKey(bond)) ?? 0;
    if (used === undefined && count < 2) return [];
    return [
      {
        ...(draftId ? { draftId } : {}),
        code: 'V',
        severity: 'warning' as const,
        field: 'bondReferenceNo',
        message: used === undefined ? 'validation.bondShared' : 'validation.bondUsed',
        args: { value: bond.reference, ...(used === undefined ? { count } : { amsNo: used }) },
      },
    ];
  });
}

function bondOf({ bill }: OutgoingBill): SingleBond | null {
  const reference = fieldText(bill, 'bondReferenceNo').trim();
  return isSingleBond(bill) && reference !== '' ? { surety: fieldText(bill, 'suretyCode').trim(), reference } : null;
}
