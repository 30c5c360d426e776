// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { isf10Bill } from '#contract/testing/bills.ts';
import { formOf } from './testing/renderBill.tsx';

it('[V25] says once what the form and the portal both say of a field, and what only one of them says as well', () => {
  const form = formOf(isf10Bill({ bugerCity: 'COSTA*MESA' }), { judged: true });
  const [own] = form.problems.filter(({ path }) => path === 'bugerCity');
  if (!own) throw new Error('The city has nothing wrong with it');
  form.showForeign([own, { ...own, message: 'validation.format' }]);
  form.judge();
  expect(form.state('bugerCity').issues.map(({ message }) => message)).toEqual([own.message, 'validation.format']);
});
