import { DayFilter } from '#features/lists/DayFilter.tsx';

interface DayRangeInputProps {
  /** The column; its days are queried as `<source>_gte` and `<source>_lte`. */
  source: string;
  /** Read by react-admin: hiding a filter would clear `source` only. */
  alwaysOn: true;
}

/** The filter of a list of the desk by days at +08:00. */
export const DayRangeInput = ({ source }: DayRangeInputProps) => (
  <DayFilter begin={`${source}_gte`} end={`${source}_lte`} labelKey={`desk.columns.${source}`} />
);
