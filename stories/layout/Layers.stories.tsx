import type { Meta, StoryObj } from '@storybook/react-vite';
import { Dialog } from '#components/layers/Dialog.tsx';
import { Menu } from '#components/layers/Menu.tsx';
import { Popover } from '#components/layers/Popover.tsx';
import { noControls } from '../noControls.ts';

const meta = { title: 'Layout/Layers', component: Dialog, subcomponents: { Menu, Popover } } satisfies Meta<
  typeof Dialog
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Content below the layer. */
const under = <p>The page below</p>;

export const OpenDialog: Story = {
  args: { open: true },
  parameters: noControls,
  render: () => (
    <div>
      {under}
      <Dialog open aria-label="Delete the draft?">
        <p style={{ padding: 16 }}>The draft is deleted.</p>
      </Dialog>
    </div>
  ),
};
export const DialogWithLongText: Story = {
  args: { open: true },
  parameters: noControls,
  render: () => (
    <div>
      {under}
      <Dialog open aria-label="Long">
        <p style={{ padding: 16 }}>
          {'A very long text that needs far more room than a narrow screen has, and therefore must wrap or be cut'.repeat(
            6,
          )}
        </p>
      </Dialog>
    </div>
  ),
};
export const OpenPopover: Story = {
  args: { open: true },
  parameters: noControls,
  render: () => (
    <div>
      {under}
      <Popover
        open
        anchorReference="anchorPosition"
        anchorPosition={{ top: 40, left: 40 }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Facts' } }}
      >
        <p style={{ padding: 16 }}>A few facts</p>
      </Popover>
    </div>
  ),
};
export const OpenMenu: Story = {
  args: { open: true },
  parameters: noControls,
  render: () => (
    <div>
      {under}
      <Menu
        open
        anchorReference="anchorPosition"
        anchorPosition={{ top: 40, left: 40 }}
        slotProps={{ list: { 'aria-label': 'Actions' } }}
      >
        <li role="menuitem" tabIndex={0}>
          Delete
        </li>
      </Menu>
    </div>
  ),
};
