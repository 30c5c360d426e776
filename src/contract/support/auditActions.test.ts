import { expect, it } from 'vitest';
import { AUDIT_ACTIONS } from './auditActions.ts';
import { SUPPORT_RESOURCE_NAMES, supportResourceOf } from './resources.ts';

it('[S06] names every change of the support desk, so that the audit log can be filtered by it', () => {
  const changes = SUPPORT_RESOURCE_NAMES.flatMap((name) => {
    const { subject, create, update, remove, acts = {} } = supportResourceOf(name);
    const own = [create && 'created', update && 'changed', remove && 'removed'].filter((verb) => verb !== undefined);
    return [...own, ...Object.keys(acts)].map((verb) => `${subject}.${verb}`);
  });
  expect(changes.length).toBeGreaterThan(20);
  expect(changes.filter((action) => !AUDIT_ACTIONS.some((known) => known === action))).toEqual([]);
});
