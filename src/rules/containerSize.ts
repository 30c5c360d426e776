import type { ContainerType } from '#contract/codes.ts';

/** What customs takes of a container besides its number. */
interface ContainerKind {
  /** Size and type of ISO 6346 (SF25 27–30). */
  sizeType: string;
  /** Description (SF25 5–6). */
  containerType: ContainerType;
}

const KINDS: readonly (readonly [sizeType: string, containerType: ContainerType, names: string])[] = [
  ['22G1', '2B', '20GP 20DC 20DV 20DRY 20ST 20STD'],
  ['42G1', '4B', '40GP 40DC 40DV 40DRY 40ST 40STD'],
  ['45G1', '4B', '40HQ 40HC 40HIGHCUBE'],
  ['L5G1', 'CN', '45HQ 45HC 45HIGHCUBE'],
  ['22R1', 'R0', '20RF 20RE 20REEFER'],
  ['45R1', 'R0', '40RH 40RQ 40HR 40HCRF 40HQRF'],
  ['22U1', '20', '20OT'],
  ['42U1', '40', '40OT'],
];
const KIND_OF: ReadonlyMap<string, ContainerKind> = new Map(
  KINDS.flatMap(([sizeType, containerType, names]) =>
    names.split(' ').map((name) => [name, { sizeType, containerType }] as const),
  ),
);

/**
 * The container that a name of the trade means; null for other texts, and for names of several sizes.
 * @example readContainerKind("1 x 40'HQ") // { sizeType: '45G1', containerType: '4B' }
 */
export function readContainerKind(text: string): ContainerKind | null {
  if (text.length > 30) return null;
  const name = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/^\s*\d{1,3}\s*[X×*]\s*/u, '')
    .replace(/[\s'’′"”.\-/]|FT|FEET/gu, '');
  return KIND_OF.get(name) ?? null;
}
