type Translate = (key: string, options?: Record<string, unknown>) => string;

/** Label of a column; its name where the audit log has a column without a text. */
export const columnLabel = (t: Translate, name: string): string => t(`desk.columns.${name}`, { _: name });

/** Text of a choice; the value itself where an older row has one without a text. */
export const choiceText = (t: Translate, value: string, texts = 'desk.choices'): string =>
  t(`${texts}.${value}`, { _: value });
