import { ListScreen } from '#features/lists/ListScreen.tsx';
import type { ChargeResource } from './chargeResource.ts';
import { ChargeListView } from './ChargeListView.tsx';

/**
 * The screen of a list of charges: sums, filters, remarks edited in place, export.
 * @example export const ConsumptionList = () => <ChargeScreen resource={CONSUMPTION} />;
 */
export const ChargeScreen = ({ resource }: { resource: ChargeResource }) => (
  <ListScreen resource={resource.name}>
    <ChargeListView resource={resource} />
  </ListScreen>
);
