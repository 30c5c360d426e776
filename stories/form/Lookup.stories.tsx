import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { isf10Bill } from '#contract/testing/bills.ts';
import { Field } from '#components/form/field/Field.tsx';
import { LookupProvider, type Lookups } from '#components/inputs/LookupContext.ts';
import { FAILING, LOOKUPS, SLOW } from './lookups.ts';
import { StoryForm } from './StoryForm.tsx';

const bill = isf10Bill({ sellerCountryCode: '' });

/** Look-up lists in all states. */
function Country({ lookups }: { lookups: Lookups }) {
  return (
    <StoryForm bill={bill}>
      <LookupProvider value={lookups}>
        <Field name="sellerCountryCode" />
      </LookupProvider>
    </StoryForm>
  );
}

const meta = {
  title: 'Form/Lookup',
  component: Country,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('combobox'));
  },
} satisfies Meta<typeof Country>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { lookups: LOOKUPS } };
export const Loading: Story = { args: { lookups: { country: SLOW } } };
export const Failed: Story = { args: { lookups: { country: FAILING } } };
export const NothingFound: Story = {
  args: { lookups: LOOKUPS },
  play: async ({ canvasElement }) => {
    await userEvent.type(await within(canvasElement).findByRole('combobox'), 'ZZ');
  },
};
