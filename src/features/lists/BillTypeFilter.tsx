import { ISF_10, ISF_5 } from '#contract/codes.ts';
import { ChoiceFilter } from './ChoiceFilter.tsx';

export function BillTypeFilter() {
  return (
    <ChoiceFilter source="billType" labelKey="fields.bill.billType" values={[ISF_10, ISF_5]} texts="choices.billType" />
  );
}
