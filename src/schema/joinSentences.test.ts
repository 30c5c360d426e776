import { expect, it } from 'vitest';
import { joinSentences } from './joinSentences.ts';

it.each([
  [['3 rows pasted.', 'The heading was skipped.'], '3 rows pasted. The heading was skipped.'],
  [['已粘贴3行。', '已忽略标题行。'], '已粘贴3行。已忽略标题行。'],
  [['已粘贴3行。'], '已粘贴3行。'],
  [[], ''],
])('joins %j', (sentences, joined) => {
  expect(joinSentences(sentences)).toBe(joined);
});
