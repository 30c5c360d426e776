import { expect, it } from 'vitest';
import { numberForms } from './numberForms.ts';

it.each([
  ['HBRL 0133082668', ['HBRL 0133082668', 'HBRL0133082668', 'HBRL-0133082668']],
  ['hbrl0133082668', ['HBRL0133082668', 'HBRL-0133082668']],
  ['OOLU-27A9403', ['OOLU-27A9403', 'OOLU27A9403']],
  ['0133-082668', ['0133-082668', '0133082668']],
])('[L03] searches %j as a number', (text, forms) => {
  expect(numberForms(text)).toEqual(forms);
});

it.each(['GOLDEN TOYS', 'OAKLINE 12', 'PO 2026-11', 'HBRL-00', '01', '12-3456789 CO'])(
  '[L03] searches %j as it is typed',
  (text) => expect(numberForms(text)).toEqual([text]),
);
