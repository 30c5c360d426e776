import { fromErrorTree, type ErrorTree } from '#schema/issue.ts';
import { PortalError } from '#dataProvider/portalError.ts';

type Translate = (key: string, options?: object) => string;

/**
 * Messages of refused fields, for the submit handler of react-admin's `Form`; null for any other failure.
 * @example const refused = formErrors(error, t); if (refused) return refused;
 */
export function formErrors(error: unknown, t: Translate): Record<string, string> | null {
  if (!(error instanceof PortalError) || error.status !== 422 || !error.errors) return null;
  const issues = fromErrorTree(error.errors satisfies ErrorTree);
  return Object.fromEntries(issues.map(({ path, message, args }) => [path, t(message, { ...args, _: message })]));
}
