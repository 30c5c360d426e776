/**
 * The value of a cookie, or null. Over https the portal names its cookies `__Host-…`, which sibling hosts cannot set.
 */
export function readCookie(cookies: string, name: string): string | null {
  const pairs = cookies.split('; ');
  for (const known of [`__Host-${name}=`, `${name}=`]) {
    const found = pairs.find((pair) => pair.startsWith(known));
    if (found) return decodeURIComponent(found.slice(known.length));
  }
  return null;
}
