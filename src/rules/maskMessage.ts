import { hideText, maskPersonalId } from '#contract/entities/maskPersonalId.ts';
import type { ScalarField } from '#schema/field.ts';
import type { CellMessage } from './importCell.ts';

/** `#DIV/0!`, `#N/A` */
const FORMULA_ERROR = /^#(?:DIV\/0|N\/A|[A-Z_]+)[!?]?$/u;

/**
 * Masks personal ids and birth dates that a message quotes: the page stores messages of an import in browser storage.
 * The number of a company stays, with the text that it was read from.
 */
export function maskMessage(field: ScalarField, message: CellMessage): CellMessage {
  if (!field.sensitive) return message;
  const { to } = message.args;
  if (field.kind !== 'date' && typeof to === 'string' && to !== '' && maskPersonalId(to) === null) return message;
  const mask = (text: string): string => (field.kind === 'date' ? hideText(text) : (maskPersonalId(text) ?? text));
  const args = Object.entries(message.args).map(([name, value]) => [
    name,
    typeof value === 'string' && !FORMULA_ERROR.test(value) ? mask(value) : value,
  ]);
  return { ...message, args: Object.fromEntries(args) as CellMessage['args'] };
}
