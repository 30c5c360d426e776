import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateRangeFilter } from '#components/list/DateRangeFilter.tsx';
import { FilterBar } from '#components/list/FilterBar.tsx';
import { FilterChips } from '#components/list/FilterChips.tsx';
import { FilterSelect } from '#components/list/FilterSelect.tsx';
import { SearchInput } from '#components/list/SearchInput.tsx';
import { ChoiceChips } from '#components/records/ChoiceChips.tsx';
import { sampleFilings } from './filings.ts';
import { StoryList } from './StoryList.tsx';
import { noControls } from '../noControls.ts';

const meta = {
  title: 'List/Filters',
  component: FilterBar,
  subcomponents: { DateRangeFilter, ChoiceChips, FilterChips, FilterSelect, SearchInput },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const TYPES = [
  { value: 'ISF10', label: 'ISF-10', count: 12 },
  { value: 'ISF5', label: 'ISF-5', count: 3 },
];
const today = () => '2026-03-31';
const bar = (
  <FilterBar>
    <SearchInput source="keyword" hint="B/L number" />
    <FilterSelect source="billType" labelKey="fields.bill.billType" options={TYPES} />
    <DateRangeFilter begin="begin" end="end" labelKey="drafts.created" today={today} />
  </FilterBar>
);

export const Empty: Story = {
  args: { children: null },
  parameters: noControls,
  render: () => <StoryList rows={sampleFilings(3)}>{bar}</StoryList>,
};
export const Filled: Story = {
  args: { children: null },
  parameters: noControls,
  render: () => (
    <StoryList
      rows={sampleFilings(3)}
      filter={{ keyword: 'OOLU', billType: 'ISF5', begin: '2026-03-01', end: '2026-03-31' }}
    >
      {bar}
    </StoryList>
  ),
};
export const LastDayFirst: Story = {
  args: { children: null },
  parameters: noControls,
  render: () => (
    <StoryList rows={sampleFilings(3)} filter={{ begin: '2026-03-31', end: '2026-03-01' }}>
      {bar}
    </StoryList>
  ),
};
export const Chips: Story = {
  args: { children: null },
  parameters: noControls,
  render: () => (
    <StoryList rows={sampleFilings(3)} filter={{ billType: 'ISF10' }}>
      <ChoiceChips source="billType" labelKey="fields.bill.billType" options={TYPES} />
    </StoryList>
  ),
};
export const LongChoice: Story = {
  args: { children: null },
  parameters: noControls,
  render: () => (
    <StoryList rows={sampleFilings(3)}>
      <FilterSelect
        source="billType"
        labelKey="fields.bill.billType"
        options={[
          {
            value: 'x',
            label:
              'A very long text that needs far more room than a narrow screen has, and therefore must wrap or be cut',
          },
        ]}
      />
    </StoryList>
  ),
};
export const ActiveFilters: Story = {
  args: { children: null },
  parameters: noControls,
  render: () => (
    <StoryList rows={sampleFilings(3)} filter={{ keyword: 'OOLU', begin: '2026-03-01' }}>
      <FilterChips texts={{ keyword: { labelKey: 'ui.list.search' }, begin: { labelKey: 'drafts.created' } }} />
    </StoryList>
  ),
};
