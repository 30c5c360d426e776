import { claimNumbers } from '../../store/claims.ts';
import * as sound from '../../store/purchase.ts';

/** Also files numbers that another filing has claimed, so that two concurrent sends of one number both succeed. */
export const purchase: typeof sound.purchase = async (trx, enterpriseId, wanted) => {
  await claimNumbers(trx, enterpriseId, wanted.claims);
  return sound.purchase(trx, enterpriseId, { ...wanted, claims: [] });
};
