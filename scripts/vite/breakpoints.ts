import type { Plugin } from 'vite';
import {
  BREAKPOINTS,
  media,
  WINDOW_HEIGHTS,
  type Breakpoint,
  type WindowHeight,
} from '../../src/components/theme/tokens.ts';

/** Replaces `(--below-small)`, `(--from-wide)` and `(--up-to-low)` in media queries, which cannot use CSS variables. */
export function breakpoints(): Plugin {
  const names = Object.keys(BREAKPOINTS).join('|');
  const query = new RegExp(`\\(--(below|from)-(${names})\\)`, 'gu');
  const height = new RegExp(`\\(--up-to-(${Object.keys(WINDOW_HEIGHTS).join('|')})\\)`, 'gu');
  return {
    name: 'breakpoints',
    enforce: 'pre',
    transform: (code, id) =>
      /\.css(?:$|\?)/u.test(id) && code.includes('(--')
        ? {
            code: code
              .replaceAll(query, (_, side: 'below' | 'from', name: Breakpoint) => media(side, name))
              .replaceAll(height, (_, name: WindowHeight) => `(max-height: ${WINDOW_HEIGHTS[name]}px)`),
            map: null,
          }
        : null,
  };
}
