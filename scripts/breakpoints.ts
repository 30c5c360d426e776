import type { Plugin } from 'vite';
import { BREAKPOINTS, media, type Breakpoint } from '../src/components/theme/tokens.ts';

/** Replaces `(--below-small)` and `(--from-wide)` in media queries, which cannot use CSS variables. */
export function breakpoints(): Plugin {
  const names = Object.keys(BREAKPOINTS).join('|');
  const query = new RegExp(`\\(--(below|from)-(${names})\\)`, 'gu');
  return {
    name: 'breakpoints',
    enforce: 'pre',
    transform: (code, id) =>
      /\.css(?:$|\?)/u.test(id) && query.test(code)
        ? {
            code: code.replaceAll(query, (_, side: 'below' | 'from', name: Breakpoint) => media(side, name)),
            map: null,
          }
        : null,
  };
}
