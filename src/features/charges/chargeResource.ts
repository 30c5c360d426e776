import type { DrawingName } from '#components/layout/drawings.ts';
import type { ReactNode } from 'react';
import type { BondSettlementRow, ChargeStatistics, ConsumptionRow } from '#contract/endpoints/charges.ts';
import type { RouteName } from '#contract/routes.ts';
import type { ReachStatistics } from '#contract/page.ts';
import type { Entity } from '#schema/entity.ts';

export type ChargeRow = ConsumptionRow | BondSettlementRow;

export type ChargeMeta = ChargeStatistics & ReachStatistics;

/** A list of charges; its columns follow from the entity. */
export interface ChargeResource {
  /** Resource name in react-admin; `charges.<name>` are its texts. */
  name: 'consumption' | 'bondSettlements';
  entity: Entity;
  route: RouteName;
  /** [L02] The list call, also the key of its recent searches. */
  listCall: 'listConsumption' | 'listBondSettlements';
  exportCall: 'exportConsumption' | 'exportBondSettlements';
  /** The column that also marks refunds. */
  subject: 'item' | 'bondType';
  /** Columns that are hidden by default. */
  off?: readonly string[];
  drawing: DrawingName;
  /** Beside the sums: what they do not include. */
  note?: ReactNode;
  /** Filters beyond those of every list of charges. */
  filters?: ReactNode;
}
