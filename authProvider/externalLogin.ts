let address: string | null = null;

/** Stores the external sign-in page (`LOGIN_URL`) from the body of a 401; null means this app's own page. */
export function setExternalLogin(body: unknown): void {
  const said = (body as { loginUrl?: unknown } | null | undefined)?.loginUrl;
  address = typeof said === 'string' && /^https?:\/\//u.test(said) ? said : null;
}

export const externalLogin = (): string | null => address;
