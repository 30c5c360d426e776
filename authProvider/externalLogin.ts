let address: string | null = null;

/** Keeps where the portal says people sign in (`LOGIN_URL`), from the body of its 401; null is this app's own page. */
export function setExternalLogin(body: unknown): void {
  const said = (body as { loginUrl?: unknown } | null | undefined)?.loginUrl;
  address = typeof said === 'string' && /^https?:\/\//u.test(said) ? said : null;
}

export const externalLogin = (): string | null => address;
