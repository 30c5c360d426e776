// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import { TestTranslationProvider } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { entity } from '#schema/entity.ts';
import { text } from '#schema/field.ts';
import { ProblemSummary } from './ProblemSummary.tsx';
import { createFormStore } from './store/createFormStore.ts';

afterEach(cleanup);

it('[E06] announces only the new count after an edit', () => {
  const form = createFormStore({
    entity: entity('sample', { name: text({ required: true }), city: text({ required: true }) }),
    record: {},
    defer: (work) => work,
  });
  form.check();
  const summary = () => (
    <TestTranslationProvider translate={(key: string, args?: { count?: number }) => `${key} ${args?.count ?? ''}`}>
      <ProblemSummary form={form} issues={form.problems} titleKey={(key) => key} onGo={() => {}} ref={null} />
    </TestTranslationProvider>
  );
  const { rerender } = render(summary());
  expect(screen.getByRole('alert')).toHaveAttribute('aria-live', 'off');
  form.write('name', 'A');
  form.validate();
  rerender(summary());
  const live = document.querySelectorAll('[aria-live="polite"], [role="status"]');
  expect([...live].map((region) => region.textContent)).toEqual(['ui.problems.title 1']);
});
