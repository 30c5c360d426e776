import { describe, expect, it } from 'vitest';
import { MATCH_STATUSES } from './codes.ts';
import { DECLARATION_STATUS_NAMES } from './statuses.ts';
import { FILING_GROUPS, groupOf, statesOfGroup, statusesOfGroup } from './filingGroups.ts';

describe('filing groups', () => {
  it('[D07] contain each combination of statuses exactly once', () => {
    const pairs = FILING_GROUPS.flatMap(statesOfGroup).map(
      ({ declarationStatus, matchStatus, isDuplicate }) => `${declarationStatus} ${matchStatus} ${isDuplicate}`,
    );
    expect(pairs.toSorted()).toEqual(
      DECLARATION_STATUS_NAMES.flatMap((one) =>
        MATCH_STATUSES.flatMap((match) => [`${one} ${match} false`, `${one} ${match} true`]),
      ).toSorted(),
    );
  });

  it.each(['notOnFile', 'wrongType', 'duplicate'] as const)(
    '[D07] count an accepted filing with the match status %s as a problem',
    (matchStatus) => {
      expect(groupOf({ declarationStatus: 'receiveSuccess', matchStatus })).toBe('problem');
      expect(groupOf({ declarationStatus: 'receiveSuccess', matchStatus: 'onFile' })).toBe('ok');
      expect(groupOf({ declarationStatus: 'receiveOk', matchStatus })).toBe('waiting');
    },
  );

  it('[X02] count a matched filing that another filer filed too as a problem', () => {
    const matched = { declarationStatus: 'receiveSuccess', matchStatus: 'onFile' } as const;
    expect(groupOf({ ...matched, isDuplicate: true })).toBe('problem');
    expect(groupOf({ ...matched, isDuplicate: false })).toBe('ok');
  });

  it('name the statuses that a tab offers', () => {
    expect(statusesOfGroup('waiting')).toEqual(['submitted', 'receiveOk']);
    expect(statusesOfGroup('problem')).toEqual(expect.arrayContaining(['receiveFailed', 'receiveSuccess']));
  });
});
