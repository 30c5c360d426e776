import { expect, it } from 'vitest';
import { splitEmails } from './splitEmails.ts';

it('[V22] sorts typed addresses into new, invalid and repeated ones', () => {
  expect(splitEmails('a@b.test, A@B.test；nonsense\nc@d.test\t x@y ,e@f.test', ['E@f.test'])).toEqual({
    added: ['a@b.test', 'c@d.test'],
    invalid: ['nonsense', 'x@y'],
    duplicate: ['A@B.test', 'e@f.test'],
  });
  const named = 'Li Wang <li@b.test>; "Chen, An" <an@b.test>, ops@b.test Bo<bo@b.test> <c@b.test>';
  expect(splitEmails(named, [])).toEqual({
    added: ['li@b.test', 'an@b.test', 'ops@b.test', 'bo@b.test', 'c@b.test'],
    invalid: [],
    duplicate: [],
  });
  expect(splitEmails(' ,; ', [])).toEqual({ added: [], invalid: [], duplicate: [] });
});
