import type { FormStore } from '#components/form/store/formStore.ts';
import type { FieldPlace } from '#components/form/store/recordTree.ts';
import type { Port } from '#contract/endpoints/reference.ts';
import { dataProvider, type TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';

/** Finds the ports that a text may mean. */
export type PortFinder = (text: string) => Promise<readonly Port[]>;

/** Names shared by more ports are left as typed. */
const CHOICES_MAX = 3;

export function portFinder(portal: Pick<TenPlusTwoDataProvider, 'searchPorts'> = dataProvider): PortFinder {
  return async (text) => {
    const query = { keyword: text, product: 'product_isf', pageNum: 1, pageSize: 10 };
    const { records } = await portal.searchPorts({ query });
    const coded = records.filter(({ code }) => code === text);
    if (coded.length > 0) return coded;
    const named = records.filter((port) => ownNames(port).includes(text));
    const [best] = records;
    // A popular port has further names: San Pedro is in Argentina, and Los Angeles.
    return named.length === 0 || !best || named.includes(best) ? named : [best, ...named];
  };
}

/** @example ownNames(portland) // ['PORTLAND, OR', 'PORTLAND', '波特兰'] */
function ownNames({ value, nameZh }: Port): string[] {
  const name = value.replace(/\|.*$/u, '');
  return [name, name.replace(/ *[,(].*$/u, ''), nameZh];
}

/**
 * [V16] Converts a port's code or name to `NAME|CODE` if only one port matches; undo restores the text. For a few
 * matches it shows an offer. Other text stays as typed.
 */
export async function resolvePort(form: FormStore, { key, field }: FieldPlace, find: PortFinder): Promise<void> {
  if (field.kind !== 'lookup' || field.source !== 'port') return;
  const text = form.value(key);
  if (text === '' || text.includes('|')) return;
  // The look-up is optional.
  const ports = await find(text).catch(() => []);
  if (ports.length === 0 || ports.length > CHOICES_MAX || form.value(key) !== text) return;
  const isOne = ports.length === 1;
  form.offer(key, {
    message: { message: 'partyTools.port.which', args: { name: text } },
    choices: ports.map(({ value }) => ({
      label: { message: `partyTools.port.${isOne ? 'read' : 'take'}`, args: { value } },
      set: { [key]: value },
    })),
  });
  if (isOne) form.accept(key, 0);
}
