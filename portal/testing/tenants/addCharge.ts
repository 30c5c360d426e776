import { writeTogether } from '../../db/writeBatch.ts';
import type { Portal } from '../../portal.ts';
import { addChargeRecords } from '../../store/charges.ts';
import { takeNumbers } from '../../store/takeNumbers.ts';
import type { TestClient } from '../client.ts';

/** Finds the consumption record of a filing. @returns its id */
export async function findConsumption({ db }: Portal, filingId: string): Promise<string> {
  const found = db.selectFrom('consumption').where('filing_id', '=', filingId).select('id');
  return (await found.executeTakeFirstOrThrow()).id;
}

/** Adds a use of the provider's bond to a filing. @returns its id */
export async function addBondSettlement({ db, clock }: Portal, client: TestClient, filingId: string): Promise<string> {
  const { enterpriseId = '', userId = '', userName = '' } = client.user ?? {};
  const filing = await db.selectFrom('filing').where('id', '=', filingId).selectAll().executeTakeFirstOrThrow();
  const charge = {
    filing_id: filingId,
    operation_seq: 0,
    ams_no: filing.ams_no,
    isf_no: filing.isf_no,
    bond_type: 'Hgj_Continuous',
    coins: 230,
    pay_type: 0 as const,
    operator_id: userId,
    operator_name: userName,
    at: clock(),
    remark: '',
  };
  const numbers = await takeNumbers(db, 'order_number', 1);
  await db
    .transaction()
    .execute((trx) =>
      writeTogether(trx, (batch) =>
        addChargeRecords(batch, enterpriseId ?? '', { consumption: [], bonds: [charge] }, numbers),
      ),
    );
  const found = db.selectFrom('bond_settlement').where('filing_id', '=', filingId).select('id');
  return (await found.executeTakeFirstOrThrow()).id;
}
