import { portalVerbs, type Verbs } from '#dataProvider/verbs.ts';
import type { SimpleResource } from './simpleResource.ts';

type NeededVerbs = Required<Pick<Verbs, 'save' | 'deleteMany' | 'restoreMany'>>;

/** What a simple list needs of the portal; a verb that is missing is a mistake of its declaration. */
export function verbsOfName(name: string, verbs: Verbs | undefined = portalVerbs[name]): NeededVerbs {
  const { save, deleteMany, restoreMany } = verbs ?? {};
  if (!save || !deleteMany || !restoreMany) throw new Error(`"${name}" cannot be saved, deleted and restored`);
  return { save, deleteMany, restoreMany };
}

export const verbsOfResource = ({ name, verbs }: SimpleResource): NeededVerbs => verbsOfName(name, verbs);
