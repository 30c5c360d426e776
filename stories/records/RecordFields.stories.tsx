import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { createFormStore } from '#components/form/store/createFormStore.ts';
import { FormRoot } from '#components/form/FormRoot.tsx';
import { RecordFields } from '#components/records/RecordFields.tsx';
import { linkman } from '#contract/entities/linkman.ts';
import { party } from '#contract/entities/party.ts';
import { blankRecord } from '#schema/blank.ts';
import type { Entity } from '#schema/entity.ts';

function Fields({ of, checked = false }: { of: Entity; checked?: boolean }) {
  const form = useMemo(() => {
    const made = createFormStore({
      entity: of,
      record: blankRecord(of),
      clean: (_, text) => text,
      now: () => new Date('2026-03-01T00:00:00+08:00'),
    });
    if (checked) made.check();
    return made;
  }, [of, checked]);
  return (
    <div style={{ maxWidth: 360 }}>
      <FormRoot form={form}>
        <RecordFields />
      </FormRoot>
    </div>
  );
}

const meta = { title: 'Records/RecordFields', component: Fields, subcomponents: { RecordFields } } satisfies Meta<
  typeof Fields
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Party: Story = { args: { of: party } };
export const Notifier: Story = { args: { of: linkman } };
export const Checked: Story = { args: { of: party, checked: true } };
