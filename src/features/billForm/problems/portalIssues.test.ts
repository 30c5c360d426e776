// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { isf10Bill } from '#contract/testing/bills.ts';
import { createTestForm } from '../testing/renderBill.tsx';

it('[V25] shows a message of form and portal once, and other messages too', () => {
  const form = createTestForm(isf10Bill({ bugerCity: 'COSTA*MESA' }), { showProblems: true });
  const [own] = form.problems.filter(({ path }) => path === 'bugerCity');
  if (!own) throw new Error('The city has nothing wrong with it');
  form.showPortalIssues([own, { ...own, message: 'validation.format' }]);
  form.validate();
  expect(form.state('bugerCity').issues.map(({ message }) => message)).toEqual([own.message, 'validation.format']);
});
