import { LinkBase, useTranslate } from 'react-admin';
import { CHARGE_ITEMS } from '#contract/codes.ts';
import { consumptionRecord } from '#contract/entities/charges.ts';
import { pathTo } from '#contract/routes.ts';
import type { ChargeResource } from '#features/charges/chargeResource.ts';
import { ChargeScreen } from '#features/charges/ChargeScreen.tsx';
import { ChoiceFilter } from '#features/lists/ChoiceFilter.tsx';
import { labelKey } from '#schema/entity.ts';

/** The fee in the sent list includes the bond, which is charged in a list of its own. */
function BondNote() {
  const t = useTranslate();
  return (
    <>
      {t('charges.consumption.bond')}
      <LinkBase to={pathTo.screen('bondUsageRecord')}>{t('titles.bondUsageRecord')}</LinkBase>
    </>
  );
}

const CONSUMPTION: ChargeResource = {
  name: 'consumption',
  entity: consumptionRecord,
  route: 'usageRecord',
  listCall: 'listConsumption',
  exportCall: 'exportConsumption',
  subject: 'item',
  drawing: 'cards',
  note: <BondNote />,
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
