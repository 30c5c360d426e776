import { cleanText } from '#rules/cleanText.ts';

/** The signs of a ticked box. */
export const TICKED = /[☒☑✓✔✗■●◉]|\[\s*[XV]\s*\]|\(\s*[XV]\s*\)/u;
const OPTION = /[☐☒☑✓✔✗□■○●◉◯]|\[\s*[XV]?\s*\]|\(\s*[XV]?\s*\)/gu;
const SINGLE = /\bSINGLE|\bSTB\b|\bONE[- ]TIME|单次|单票|一次性|BOND DON|DON LE|TUNG LAN|TUNG LO|MOT LAN|\bSEB\b/u;
const CONTINUOUS = /CONTINUOUS|\bANNUAL|\bCONT\b|年度|连续|\bBOND NAM|LIEN TUC|HANG NAM|\bYEARLY|全年/u;

/** The bond type that a text names; with boxes, the one that is ticked. */
export function readBondType(text: string): 'Continuous' | 'Single' | null {
  const flat = cleanText(text.replace(/\n/gu, ' '), { upper: true });
  const boxes = [...flat.matchAll(OPTION)];
  if (boxes.length === 1 && !TICKED.test(boxes[0]![0])) return null;
  if (boxes.length > 1) {
    const ticked = boxes.findIndex(([box]) => TICKED.test(box));
    if (ticked < 0) return null;
    const box = boxes[ticked]!;
    // The box precedes its text, or follows it where a type comes first.
    const isBehind = typeOf(flat.slice(0, boxes[0]!.index)) !== null;
    return typeOf(
      isBehind ? flat.slice(boxes[ticked - 1]?.index ?? 0, box.index) : flat.slice(box.index, boxes[ticked + 1]?.index),
    );
  }
  return typeOf(flat);
}

function typeOf(text: string): 'Continuous' | 'Single' | null {
  const [single, continuous] = [SINGLE.test(text), CONTINUOUS.test(text)];
  return single === continuous ? null : single ? 'Single' : 'Continuous';
}

/** Surety code and reference of a text such as `Single - Surety code: 054 - Ref no.: 25110077`. */
export function readBondNumbers(text: string): { surety: string; reference: string } {
  const flat = cleanText(text.replace(/\n/gu, ' ; '), { upper: true });
  return {
    surety: /SURETY(?: CODE| NO| COMPANY CODE)?\.?\D{0,6}(\d{3})(?!\d)/u.exec(flat)?.[1] ?? '',
    reference: /(?:REF(?:ERENCE)?|BOND)\.? ?(?:NO|NUMBER|#)?\.?[\s:#.]{0,4}(\d{5,50})(?!\d)/u.exec(flat)?.[1] ?? '',
  };
}
