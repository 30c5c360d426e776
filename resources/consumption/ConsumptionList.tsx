import { CHARGE_ITEMS } from '#contract/codes.ts';
import { consumptionRecord } from '#contract/entities/charges.ts';
import type { ChargeResource } from '#features/charges/chargeResource.ts';
import { ChargeScreen } from '#features/charges/ChargeScreen.tsx';
import { ChoiceFilter } from '#features/lists/ChoiceFilter.tsx';
import { labelKey } from '#schema/entity.ts';

const CONSUMPTION: ChargeResource = {
  name: 'consumption',
  entity: consumptionRecord,
  route: 'usageRecord',
  listCall: 'listConsumption',
  exportCall: 'exportConsumption',
  subject: 'item',
  drawing: 'cards',
  filters: (
    <ChoiceFilter
      source="item"
      labelKey={labelKey(consumptionRecord, 'item')}
      values={CHARGE_ITEMS}
      texts="choices.chargeItem"
    />
  ),
};

/** [R12] Fees of the filings and their refunds, newest first. */
export const ConsumptionList = () => <ChargeScreen resource={CONSUMPTION} />;
