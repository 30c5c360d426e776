import type { Finding } from './finding.ts';

/**
 * How much a finding weighs before a filing leaves. `error`: the form has no place for what customs demands, or the
 * message cannot be made, so it is not sent. `reject`: customs would refuse it, and has the last word. `warning`: told.
 */
export type Weight = 'error' | 'reject' | 'warning';

export interface Objection extends Omit<Finding, 'severity'> {
  severity: Weight;
}

/** What customs demands and the form cannot give, each with the edits that ask for the same. */
const NOT_IN_FORM: Record<string, readonly string[]> = {
  carnetNotInForm: ['SA1', 'SA2'],
  shipmentInfoMissing: [],
  filerNameMissing: [],
};

/**
 * What a rehearsal found, weighed for whoever is about to send; nothing is said twice.
 * @example objectionsOf(rehearse(bill).findings).filter(({ severity }) => severity === 'error')
 */
export function objectionsOf(findings: readonly Finding[]): Objection[] {
  const told = new Set(findings.flatMap(({ name }) => NOT_IN_FORM[name] ?? []));
  return findings.filter(({ name }) => !told.has(name)).map((found) => ({ ...found, severity: weightOf(found) }));
}

const weightOf = ({ name, source, severity }: Finding): Weight =>
  name in NOT_IN_FORM || (source === 'tool' && severity === 'reject') ? 'error' : severity;
