/** Fills the variables of a text that is not in a language's bundle: `{{name}}`. */
export const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/gu, (_, name: string) => String(values[name] ?? ''));
