import { PASTED_BILL_NUMBER } from '#contract/entities/billNumber.ts';

/** Separator of the values, and the pattern that each value must match. */
interface Several {
  between: RegExp;
  one: RegExp;
}

/** Columns whose cells may contain several values. */
const SEVERAL_VALUES: Readonly<Record<string, Several>> = {
  // Not `/`, which may be part of the number.
  'amsRequestList.amsNo': { between: /[\n;；,，、]/u, one: PASTED_BILL_NUMBER },
  'billHsRequestList.hsCode': { between: /[\n;；,，、/&+|]/u, one: /^\d{4}[. ]?\d\d(?:[. ]?\d\d){0,2}$/u },
};

export const allowsSeveralValues = (path: string): boolean => SEVERAL_VALUES[path] !== undefined;

/**
 * The values of a cell; empty if it contains one value, or a part that does not match.
 * @example splitCellValues('billHsRequestList.hsCode', '940360/940370') // ['940360', '940370']
 */
export function splitCellValues(path: string, text: string): string[] {
  const several = SEVERAL_VALUES[path];
  if (!several?.between.test(text)) return [];
  const parts = text
    .split(several.between)
    .map((part) => part.trim().toUpperCase())
    .filter((part) => part !== '');
  return parts.length > 1 && parts.every((part) => several.one.test(part)) ? parts : [];
}
