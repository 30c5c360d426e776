import type { Meta, StoryObj } from '@storybook/react-vite';
import { ISF_10, ISF_5 } from '#contract/codes.ts';
import { isf10Bill } from '#contract/testing/bills.ts';
import { BillTypeSwitch } from '#features/billForm/typeSwitch/BillTypeSwitch.tsx';
import { TypeSwitchDialog } from '#features/billForm/typeSwitch/TypeSwitchDialog.tsx';
import { switchBillType } from '#rules/switchBillType.ts';

const bill = isf10Bill({ importerType: '34', importerId: '123-45-6789' });
const nothing = () => undefined;

/** The filing type switch with its confirmation. */
function TypeSwitch({ isAsking }: { isAsking: boolean }) {
  return (
    <>
      <BillTypeSwitch billType={ISF_10} onChange={nothing} />
      {isAsking && (
        <TypeSwitchDialog
          bill={bill}
          switched={switchBillType(bill, ISF_5, {})}
          onConfirm={nothing}
          onClose={nothing}
        />
      )}
    </>
  );
}

const meta = {
  title: 'App/Form/Type switch',
  component: TypeSwitch,
  args: { isAsking: false },
} satisfies Meta<typeof TypeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};
export const Drops: Story = { args: { isAsking: true } };
