import { useTranslate } from 'react-admin';
import { FilterSelect } from '#components/list/FilterSelect.tsx';

/**
 * A filter by one of the values of a choice.
 * @param texts prefix of the values' message keys: `<texts>.<value>`
 * @param counts rows by value, if the portal returned them
 * @example <ChoiceFilter source="billType" labelKey="fields.bill.billType" values={BILL_TYPES} texts="choices.billType" />
 */
export function ChoiceFilter({
  source,
  labelKey,
  values,
  texts,
  counts,
}: {
  source: string;
  labelKey: string;
  values: readonly (string | number)[];
  texts: string;
  counts?: Readonly<Record<string, number>> | undefined;
}) {
  const t = useTranslate();
  const options = values.map((value) => ({
    value: String(value),
    label: t(`${texts}.${value}`),
    count: counts && (counts[value] ?? 0),
  }));
  return <FilterSelect source={source} labelKey={labelKey} options={options} />;
}
