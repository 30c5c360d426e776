// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TestTranslationProvider } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { createFormStore } from '#components/form/store/createFormStore.ts';
import { isf10 } from '#contract/entities/isf10.ts';
import { blankRecord } from '#schema/blank.ts';
import { entity } from '#schema/entity.ts';
import { text } from '#schema/field.ts';
import { BillForm } from '../BillForm.tsx';
import { cleanField } from '../cleanField.ts';

afterEach(cleanup);

it.each(Object.keys(isf10.views.form ?? {}))('draws a field that is new in the declaration of %s', async (section) => {
  const names = isf10.views.form?.[section] ?? [];
  const grown = entity(
    'bill',
    { ...isf10.fields, sealColor: text({ required: true, max: 10 }) },
    { views: { form: { [section]: [...names, 'sealColor'] } as never } },
  );
  const form = createFormStore({
    entity: grown,
    record: blankRecord(grown),
    clean: cleanField,
    now: () => new Date(0),
    defer: (work) => work,
  });
  render(
    <TestTranslationProvider messages={{ 'fields.bill.sealColor': 'Seal color' }}>
      <BillForm form={form} billType={1} onGoToSection={() => undefined} />
    </TestTranslationProvider>,
  );
  await userEvent.type(screen.getByLabelText('Seal color'), 'BLUE');
  expect(form.snapshot()['sealColor']).toBe('BLUE');
  expect(screen.getByLabelText('Seal color')).toBeRequired();
});
