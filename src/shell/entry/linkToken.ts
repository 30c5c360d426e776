let token: string | null = null;

/**
 * The token of the link that opened the page. It is removed from the address, so that neither the history nor a shared
 * screen keeps it.
 */
export function takeLinkToken(): string {
  const given = location.hash.slice(1);
  if (given) {
    token = given;
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  return token ?? '';
}
