let address: string | null = null;

/** Stores the external sign-in page (`LOGIN_URL`) from the body of a 401; null means this app's own page. */
export function setExternalLogin(body: unknown): void {
  const loginUrl = (body as { loginUrl?: unknown } | null | undefined)?.loginUrl;
  address = typeof loginUrl === 'string' && /^https?:\/\//u.test(loginUrl) ? loginUrl : null;
}

export const externalLogin = (): string | null => address;
