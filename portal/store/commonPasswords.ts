let known: Promise<ReadonlySet<string>> | undefined;

/** 49,000 passwords from breaches, of any case; loaded with the first question. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= load();
  return (await known).has(password.toLowerCase());
}
