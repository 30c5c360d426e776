import { useLocation } from 'react-router-dom';
import { signInPath, type FromState } from '#authProvider/addresses.ts';

/** The sign-in page in this language; it returns to the screen that the guard redirected from. */
export function useSignInLink(): string {
  const { search, state } = useLocation();
  const from = (state as FromState | null)?.from;
  const lang = new URLSearchParams(search).get('lang');
  const link = signInPath(from ?? { pathname: '/', search: '' });
  if (!lang || link.includes('lang=')) return link;
  return `${link}${link.includes('?') ? '&' : '?'}lang=${encodeURIComponent(lang)}`;
}
