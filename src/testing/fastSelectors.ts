interface Check {
  match: boolean | undefined;
  ast: unknown;
  pseudoElement: unknown;
}
/** The parts of jsdom's internal element and of its selector engine that this module uses. */
interface InternalElement {
  _localName: string;
  _ownerDocument: { activeElement: InternalElement | null };
  hasAttributeNS(namespace: null, name: string): boolean;
}
interface SelectorEngine {
  check(selector: string, element: InternalElement, options?: object): Check;
}

/** Conditions without which a selector matches no element. */
interface Condition {
  tags?: Set<string>;
  attributes: string[];
  isFocused: boolean;
  /** The selector is a tag, so that the condition suffices. */
  isTag: boolean;
}

const NO_MATCH: Check = { match: false, ast: null, pseudoElement: null };

/** Escapes, and strings with characters at which `split` would split: such a list has no conditions. */
const UNREADABLE = /\\|["'][^"']*[()[\],\s>+~]/u;

/** Splits at separators outside of brackets. */
function split(selector: string, separators: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of selector) {
    if ('(['.includes(character)) depth += 1;
    if (')]'.includes(character)) depth -= 1;
    if (depth === 0 && separators.includes(character)) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** @returns null for a selector that matches no element in jsdom */
function conditionOf(selector: string): Condition | null {
  const last = split(selector, ' \n>+~').at(-1) ?? '';
  const outer = last.replace(/\(.*\)/su, '');
  if (/::|:visited|:autofill/u.test(outer)) return null;
  const tag = /^[a-z][\w-]*/u.exec(outer)?.[0];
  const tags = tag ?? /^:is\(([\w\s,-]+)\)/u.exec(last)?.[1] ?? (outer.startsWith(':root') ? 'html' : undefined);
  const attributes = Array.from(outer.matchAll(/\[([\w-]+)/gu), ([, name]) => name ?? '');
  return {
    ...(tags === undefined ? {} : { tags: new Set(tags.split(/\s*,\s*/u)) }),
    attributes: /:(?:any-)?link/u.test(outer) ? [...attributes, 'href'] : attributes,
    isFocused: /:focus(?:-visible)?(?![\w-])/u.test(outer),
    isTag: tag === selector,
  };
}

function conditionsOf(list: string): Condition[] {
  if (UNREADABLE.test(list)) return [{ attributes: [], isFocused: false, isTag: false }];
  return split(list, ',')
    .map(conditionOf)
    .filter((condition) => condition !== null);
}

const isMet = ({ tags, attributes, isFocused }: Condition, element: InternalElement): boolean =>
  (!tags || tags.has(element._localName)) &&
  attributes.every((name) => element.hasAttributeNS(null, name)) &&
  (!isFocused || element._ownerDocument.activeElement === element);

/** jsdom's internal object behind a node. */
function internalOf<T>(node: Node): T {
  const symbol = Object.getOwnPropertySymbols(node).find(({ description }) => description === 'impl');
  const internal = symbol && (node as unknown as Record<symbol, T>)[symbol];
  if (!internal) throw new Error('This version of jsdom keeps its internal nodes elsewhere.');
  return internal;
}

export const internalElement = (element: Element): InternalElement => internalOf(element);

/** The engine with which jsdom computes styles. */
export const selectorEngine = (document: Document): SelectorEngine =>
  internalOf<{ _getDOMSelector(): SelectorEngine }>(document)._getDOMSelector();

/**
 * Compares an element with a selector of a style sheet only if its tag, attributes and focus allow a match. For every
 * computed style, jsdom does so with thirty selectors of its default style sheet: a tenth of the time of component tests.
 */
export function installFastSelectors(document: Document): void {
  const engine = selectorEngine(document);
  const check = engine.check.bind(engine);
  const conditions = new Map<string, Condition[]>();
  /** Parsed selectors that have matched; jsdom reads their specificity. */
  const parsed = new Map<string, unknown>();
  engine.check = (selector, element, options) => {
    const known = conditions.get(selector) ?? conditionsOf(selector);
    conditions.set(selector, known);
    const met = known.filter((condition) => isMet(condition, element));
    if (met.length === 0) return NO_MATCH;
    const ast = met.some(({ isTag }) => isTag) ? parsed.get(selector) : undefined;
    if (ast) return { match: true, ast, pseudoElement: null };
    const result = check(selector, element, options);
    if (result.match && !result.pseudoElement) parsed.set(selector, result.ast);
    return result;
  };
}
