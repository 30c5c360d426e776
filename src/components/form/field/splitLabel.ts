/** A label in reading order; `before` or `after` is the block's name, which is not displayed. Spaces stay in `shown`. */
interface SplitLabel {
  before: string;
  shown: string;
  after: string;
}

/**
 * Separates the name of a block from a label that begins or ends with it.
 * @example splitLabel('Buyer name', 'Buyer') // { before: 'Buyer', shown: ' name', after: '' }
 */
export function splitLabel(label: string, block: string | undefined): SplitLabel {
  const whole = { before: '', shown: label, after: '' };
  if (!block || label.length <= block.length) return whole;
  const [text, name] = [label.toLowerCase(), block.toLowerCase()];
  if (text.startsWith(name)) {
    return { before: label.slice(0, block.length), shown: label.slice(block.length), after: '' };
  }
  // A word that only ends like the block is no name of it.
  if (text.endsWith(` ${name}`)) {
    const at = label.length - block.length;
    return { before: '', shown: label.slice(0, at), after: label.slice(at) };
  }
  return whole;
}
