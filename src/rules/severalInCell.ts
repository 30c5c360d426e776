/** What separates several values of one cell, and what each must look like to be one without a doubt. */
interface Several {
  between: RegExp;
  one: RegExp;
}

/** Columns of which one cell may hold several lines. */
const SEVERAL: Readonly<Record<string, Several>> = {
  // A slash may belong to the number.
  'amsRequestList.amsNo': { between: /[\n;；,，、]/u, one: /^[A-Z]{4}[A-Z0-9]{4,12}$/u },
  'billHsRequestList.hsCode': { between: /[\n;；,，、/&+|]/u, one: /^\d{4}[. ]?\d\d(?:[. ]?\d\d){0,2}$/u },
};

/** Whether a cell of a column may hold several values. */
export const mayHoldSeveral = (path: string): boolean => SEVERAL[path] !== undefined;

/**
 * The parts of one cell; none when it holds one value, or something that is not without a doubt several.
 * @example severalInCell('billHsRequestList.hsCode', '940360/940370') // ['940360', '940370']
 */
export function severalInCell(path: string, text: string): string[] {
  const several = SEVERAL[path];
  if (!several?.between.test(text)) return [];
  const parts = text
    .split(several.between)
    .map((part) => part.trim().toUpperCase())
    .filter((part) => part !== '');
  return parts.length > 1 && parts.every((part) => several.one.test(part)) ? parts : [];
}
