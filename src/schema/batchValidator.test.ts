import { describe, expect, it } from 'vitest';
import { entity, type Entity } from './entity.ts';
import { choice, rows, text, type AnyRecord } from './field.ts';
import { issueAt } from './issue.ts';
import { createBatchValidator, isCheckedAlone } from './batchValidator.ts';
import { problems } from './problems.ts';

const NOW = { now: new Date('2026-08-03T02:00:00Z') };
const shared = text({ max: 3 });
const parcel: Entity = entity(
  'parcel',
  {
    kind: choice(['A', 'B'], { labels: 'kind', required: true }),
    first: shared,
    second: shared,
    number: text({ required: (record) => record['kind'] === 'B', charset: 'digits' }),
    holder: text({
      checks: [(value, record) => (value === record['number'] ? { message: 'validation.same' } : null)],
      warnings: [(value) => (value.length > 4 ? { message: 'validation.long', args: { length: value.length } } : null)],
    }),
    lines: rows({ code: text({ required: true, max: 2 }), note: text() }, { atLeastOne: true }),
  },
  { rules: [(record) => (record['kind'] === 'A' ? [] : [issueAt('kind', { message: 'validation.odd' }, 'warning')])] },
);

describe('createBatchValidator', () => {
  it('[V25] gives the issues of `problems` in the same order for thousands of records', () => {
    const { validate } = createBatchValidator(parcel);
    let state = 11;
    const any = (values: readonly string[]) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return values[Math.floor((state / 2 ** 32) * values.length)];
    };
    for (let count = 0; count < 12_000; count++) {
      // Enough different values to overflow every cache.
      const record: AnyRecord = {
        kind: any(['A', 'B', '', 'C', ' ']),
        first: any(['', 'ab', 'abcd', undefined as never]),
        second: any(['abcd', '', ' ']),
        number: any(['', '12', 'x', String(count)]),
        holder: any(['', '12', 'abcdef', `h${count}`]),
        lines: Array.from({ length: count % 4 }, () => ({ code: any(['', 'ab', 'abc']), note: any(['', 'n']) })),
      };
      expect(validate(record, NOW)).toEqual(problems(parcel, record, NOW));
    }
  });

  it('caches no field whose validation reads other fields', () => {
    const isCached = ['kind', 'first', 'number', 'holder'].map((name) => {
      const field = parcel.fields[name];
      return field?.kind !== 'rows' && field && isCheckedAlone(field);
    });
    expect(isCached).toEqual([true, true, true, false]);
  });
});
