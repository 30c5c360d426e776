import { bondSettlement } from '#contract/entities/charges.ts';
import type { ChargeResource } from '#features/charges/chargeResource.ts';
import { ChargeScreen } from '#features/charges/ChargeScreen.tsx';

const BOND_SETTLEMENTS: ChargeResource = {
  name: 'bondSettlements',
  entity: bondSettlement,
  route: 'bondUsageRecord',
  listCall: 'listBondSettlements',
  exportCall: 'exportBondSettlements',
  subject: 'bondType',
  off: ['payType'],
  drawing: 'copies',
};

/** [R13] Uses of the provider's bond and their refunds, newest first. */
export const BondSettlementList = () => <ChargeScreen resource={BOND_SETTLEMENTS} />;
