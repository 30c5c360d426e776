/** Names in a User-Agent header, the more special ones first: Edge also names Chrome, Chrome also Safari. */
const BROWSERS = [
  ['Edge', /Edg(?:e|A|iOS)?\//u],
  ['WeChat', /MicroMessenger\//u],
  ['Opera', /OPR\//u],
  ['Firefox', /(?:Firefox|FxiOS)\//u],
  ['Chrome', /(?:Chrome|CriOS)\//u],
  ['Safari', /Safari\//u],
] as const;
const SYSTEMS = [
  ['Windows', /Windows/u],
  ['Android', /Android/u],
  ['iOS', /iPhone|iPad/u],
  ['macOS', /Macintosh/u],
  ['Linux', /Linux/u],
] as const;

/**
 * Browser and system of a sign-in; empty for an unknown program.
 * @example agentName('Mozilla/5.0 (Windows NT 10.0; Win64; x64) … Chrome/131.0 Safari/537.36') // 'Chrome · Windows'
 */
export function agentName(agent: string): string {
  const find = (names: readonly (readonly [string, RegExp])[]) => names.find(([, sign]) => sign.test(agent))?.[0];
  return [find(BROWSERS), find(SYSTEMS)].filter(Boolean).join(' · ');
}
