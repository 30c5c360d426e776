import { SearchInput, SelectInput, TextInput } from 'react-admin';
import type { ReactElement } from 'react';
import type { SupportColumn } from '#contract/support/supportResource.ts';
import { DayRangeInput } from './DayRangeInput.tsx';
import { choiceText, columnLabel } from './deskText.ts';

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** Apart from days. More filters are offered by the button of the list. */
const ALWAYS_SHOWN = 3;

/** An input for each declared filter, those of days last because of their width. */
export function deskFilters(
  t: Translate,
  columns: Readonly<Record<string, SupportColumn>>,
  hasSearch: boolean,
): ReactElement[] {
  const declared = Object.entries(columns).filter(([, { filter }]) => filter !== undefined);
  const ranges = declared.filter(([, { filter }]) => filter === 'range');
  const others = declared.filter(([, { filter }]) => filter !== 'range');
  return [
    ...(hasSearch
      ? [<SearchInput key="q" source="q" alwaysOn helperText={false} aria-label={t('desk.search')} />]
      : []),
    ...others.map(([name, column], index) => filterInput(t, name, column, index < ALWAYS_SHOWN)),
    ...ranges.map(([name]) => <DayRangeInput key={name} source={name} alwaysOn />),
  ];
}

function filterInput(
  t: Translate,
  name: string,
  { kind, choices = [], texts }: SupportColumn,
  alwaysOn: boolean,
): ReactElement {
  const shared = { source: name, label: columnLabel(t, name), helperText: false as const, alwaysOn };
  if (kind !== 'choice' && kind !== 'yes') return <TextInput key={name} {...shared} resettable />;
  const options =
    kind === 'choice'
      ? choices.map((id) => ({ id, name: choiceText(t, id, texts) }))
      : [true, false].map((id) => ({ id, name: t(id ? 'desk.yes' : 'desk.no') }));
  return <SelectInput key={name} {...shared} choices={options} translateChoice={false} />;
}
