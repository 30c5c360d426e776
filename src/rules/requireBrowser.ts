/**
 * [E07] Guards a tool that works in a browser only.
 * @throws Error with the Chinese message that the specification requires
 */
export function requireBrowser(): void {
  if (!('window' in globalThis)) throw new Error('请在浏览器环境中使用');
}
