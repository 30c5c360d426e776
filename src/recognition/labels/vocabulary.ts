import { LABEL_TABLE, type Concept } from './labelTable.ts';
import { foldedWords, type Token } from './tokens.ts';

interface Node {
  next: Map<string, Node>;
  concept: Concept | null;
}

const emptyNode = (): Node => ({ next: new Map(), concept: null });

const root = emptyNode();
const words = new Set<string>();
/** Words with one letter left out, to find misspelled ones. */
const shortened = new Map<string, string>();
const FUZZY_MIN = 5;

for (const [concept, phrases] of Object.entries(LABEL_TABLE) as [Concept, string][]) {
  for (const phrase of phrases.split('|').map(foldedWords)) {
    addPhrase(phrase, concept);
    // 提单号, 提单号码 and 提单编号 are the same.
    const stem = phrase.slice(0, -1);
    if (phrase.at(-1) === '号' && stem.length > 1 && stem.at(-1) !== '编') {
      addPhrase([...phrase, '码'], concept);
      addPhrase([...stem, '编', '号'], concept);
    }
  }
}

function addPhrase(phrase: readonly string[], concept: Concept): void {
  let node = root;
  for (const word of phrase) {
    learnWord(word);
    const next = node.next.get(word) ?? emptyNode();
    node.next.set(word, next);
    node = next;
  }
  node.concept ??= concept;
  // PDF texts and pictures lose spaces: `SHIPTO`.
  const joined = phrase.join('');
  if (phrase.length > 1 && joined.length > FUZZY_MIN && /^[A-Z]+$/u.test(joined) && !root.next.has(joined)) {
    words.add(joined);
    root.next.set(joined, { next: new Map(), concept });
  }
}

function learnWord(word: string): void {
  if (words.has(word)) return;
  words.add(word);
  if (word.length < FUZZY_MIN) return;
  for (const short of withoutOneLetter(word)) if (!shortened.has(short)) shortened.set(short, word);
}

function withoutOneLetter(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}

/** What text recognition confuses in words of capitals. */
const CONFUSED: Record<string, string> = { 0: 'O', 1: 'I', 5: 'S', 8: 'B', '|': 'I', '!': 'I', $: 'S' };

const corrected = new Map<string, string>();
const CORRECTED_MAX = 5_000;

/** The word of the dictionary that a written word means: itself, without confused signs, or at one letter's distance. */
function correctWord(word: string): string {
  if (words.has(word) || word.length < FUZZY_MIN - 1) return word;
  const known = corrected.get(word);
  if (known !== undefined) return known;
  const found = findCorrection(word);
  if (corrected.size > CORRECTED_MAX) corrected.clear();
  corrected.set(word, found);
  return found;
}

function findCorrection(word: string): string {
  if (word.length > 24) return word;
  const letters = word.replace(/[0158|!$]/gu, (sign) => CONFUSED[sign] ?? sign);
  if (words.has(letters)) return letters;
  // A number is not a misspelled word.
  if (letters.length < FUZZY_MIN || /\d/u.test(letters)) return word;
  const longer = shortened.get(letters);
  if (longer) return longer;
  for (const short of withoutOneLetter(letters)) {
    if (short.length >= FUZZY_MIN && words.has(short)) return short;
    const near = shortened.get(short);
    if (near && near.length === letters.length) return near;
  }
  return word;
}

interface PhraseMatch {
  concept: Concept;
  /** Index of the token after the phrase. */
  next: number;
  isExact: boolean;
}

/** Words in brackets inside a label: `Point (State) of origin`. */
const BRACKETED_MAX = 3;

/** The end of a bracket behind which the phrase goes on; -1 where it does not. */
function endOfBracket(tokens: readonly Token[], open: number, node: Node): number {
  for (let at = open + 1; at <= open + BRACKETED_MAX + 1 && at < tokens.length; at++) {
    if (!/[)\]}]/u.test(tokens[at]!.fold)) continue;
    const after = tokens[at + 1];
    return after?.kind === 'word' && node.next.has(correctWord(after.fold)) ? at : -1;
  }
  return -1;
}

/** The longest phrase of the dictionary that begins at a token; signs and brackets between its words are skipped. */
export function matchPhrase(tokens: readonly Token[], from: number): PhraseMatch | null {
  let node: Node | undefined = root;
  let best: PhraseMatch | null = null;
  let isExact = true;
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at]!;
    if (token.kind === 'sign') {
      const end = at > from && /[([{]/u.test(token.fold) ? endOfBracket(tokens, at, node) : -1;
      if (end < 0 && (at === from || /[:=|()[\]{}]/u.test(token.fold))) break;
      at = Math.max(at, end);
      continue;
    }
    const word = token.kind === 'word' ? correctWord(token.fold) : token.fold;
    if (word !== token.fold) isExact = false;
    // `Loaded into the container at` is `loaded into container at`.
    if (word === 'THE' && at > from && !node.next.has(word)) continue;
    // `Commodity codes` is `commodity code`.
    node = node.next.get(word) ?? (/..[A-Z]S$/u.test(word) ? node.next.get(word.slice(0, -1)) : undefined);
    if (!node) break;
    if (node.concept) best = { concept: node.concept, next: at + 1, isExact };
  }
  return best;
}
