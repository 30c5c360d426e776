import { DateInput, SearchInput, SelectInput, TextInput } from 'react-admin';
import type { ReactElement } from 'react';
import type { SupportColumn } from '#contract/support/supportResource.ts';
import { choiceText, columnLabel } from './deskText.ts';

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** More filters are offered by the button of the list. */
const ALWAYS_SHOWN = 3;

/** An input for each declared filter. Days count at +08:00. */
export function deskFilters(
  t: Translate,
  columns: Readonly<Record<string, SupportColumn>>,
  hasSearch: boolean,
): ReactElement[] {
  const declared = Object.entries(columns).filter(([, { filter }]) => filter !== undefined);
  const inputs = declared.flatMap(([name, column]) => filterInputs(t, name, column));
  return [
    ...(hasSearch
      ? [<SearchInput key="q" source="q" alwaysOn helperText={false} aria-label={t('desk.search')} />]
      : []),
    ...inputs.map((input, index) =>
      index < ALWAYS_SHOWN ? { ...input, props: { ...input.props, alwaysOn: true } } : input,
    ),
  ] as ReactElement[];
}

function filterInputs(
  t: Translate,
  name: string,
  { kind, choices = [], texts, filter }: SupportColumn,
): ReactElement<object>[] {
  const label = columnLabel(t, name);
  if (filter === 'range') {
    return [
      <DateInput
        key={`${name}_gte`}
        source={`${name}_gte`}
        label={t('desk.from', { label })}
        parse={plain}
        helperText={false}
      />,
      <DateInput
        key={`${name}_lte`}
        source={`${name}_lte`}
        label={t('desk.until', { label })}
        parse={plain}
        helperText={false}
      />,
    ];
  }
  if (kind === 'choice' || kind === 'yes') {
    const options =
      kind === 'choice'
        ? choices.map((id) => ({ id, name: choiceText(t, id, texts) }))
        : [true, false].map((id) => ({ id, name: t(id ? 'desk.yes' : 'desk.no') }));
    return [
      <SelectInput
        key={name}
        source={name}
        label={label}
        helperText={false}
        choices={options}
        translateChoice={false}
      />,
    ];
  }
  return [<TextInput key={name} source={name} label={label} helperText={false} resettable />];
}

const plain = (value: string) => value;
