import type { Meta, StoryObj } from '@storybook/react-vite';
import { MATCH_STATUSES } from '#contract/codes.ts';
import { DECLARATION_STATUS_NAMES } from '#contract/statuses.ts';
import { DeclarationStatusChip } from '#features/filing/DeclarationStatusChip.tsx';
import { MatchStatusChip } from '#features/filing/MatchStatusChip.tsx';
import { StoryRow } from '../Row.tsx';
import { noControls } from '../noControls.ts';

const meta = { title: 'App/Status/StatusChip' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Declaration: Story = {
  parameters: noControls,
  render: () => (
    <StoryRow>
      {DECLARATION_STATUS_NAMES.map((status) => (
        <DeclarationStatusChip key={status} status={status} />
      ))}
    </StoryRow>
  ),
};

export const Match: Story = {
  parameters: noControls,
  render: () => (
    <StoryRow>
      {MATCH_STATUSES.map((status) => (
        <MatchStatusChip key={status} status={status} />
      ))}
    </StoryRow>
  ),
};
