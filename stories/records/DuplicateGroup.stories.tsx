import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PartyRow } from '#contract/endpoints/parties.ts';
import { DuplicateGroup } from '#resources/parties/DuplicateGroup.tsx';

const entry = (id: string, changes: Partial<PartyRow>): PartyRow => ({
  id,
  revision: 1,
  createdAt: '2026-01-05 09:00:00',
  updatedAt: '2026-02-01 10:00:00',
  name: 'NINGBO TRADING CO., LTD.',
  type: 'seller',
  addr: '588 RENMIN ROAD',
  city: 'NINGBO',
  countryCode: 'CN',
  idType: '',
  partyId: '',
  remark: '',
  ...changes,
});

const meta = {
  title: 'App/Records/DuplicateGroup',
  component: DuplicateGroup,
  args: { onRemove: async () => undefined },
} satisfies Meta<typeof DuplicateGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoSpellings: Story = {
  args: { group: [entry('p1', {}), entry('p2', { name: 'NINGBO TRADING COMPANY LIMITED', remark: 'since 2019' })] },
};
export const AnotherRole: Story = {
  args: { group: [entry('p1', {}), entry('p2', { type: 'manufacturer', addr: '' }), entry('p3', {})] },
};
