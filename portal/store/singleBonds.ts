import { sql } from 'kysely';
import type { Db } from '../portal.ts';

/** A single transaction bond: the surety's code and its own number on the bond. */
export interface SingleBond {
  surety: string;
  reference: string;
}

/** @example bondKey({ surety: '016', reference: '123456789' }) // '016 123456789' */
export const bondKey = ({ surety, reference }: SingleBond): string => `${surety} ${reference}`;

/**
 * The B/L number of the newest filing of an enterprise that uses each bond, by `bondKey`. A filing that customs rejected
 * or deleted has freed its bond.
 * @param ownFiling the filing whose new version is sent
 */
export async function findBondUses(
  db: Db,
  enterpriseId: string,
  bonds: readonly SingleBond[],
  ownFiling?: string,
): Promise<Map<string, string>> {
  if (bonds.length === 0) return new Map();
  const { rows } = await sql<SingleBond & { amsNo: string }>`
    select body ->> 'suretyCode' as surety, bond.reference, ams_no as "amsNo"
    from single_bond bond join filing on filing.enterprise_id = bond.enterprise_id and filing.id = bond.filing_id
    where bond.enterprise_id = ${enterpriseId} and bond.reference = any(${bonds.map(({ reference }) => reference)}::text[])
      and body ->> 'bondType' = 'Single' and body ->> 'bondReferenceNo' = bond.reference
      and declaration_status not in ('receiveFailed', 'deleteSuccess') and id is distinct from ${ownFiling ?? null}::text
    order by created_at`.execute(db);
  return new Map(rows.map((row) => [bondKey(row), row.amsNo]));
}
