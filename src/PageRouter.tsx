import { startTransition, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPath, Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { mayLeaveScreen } from '#startup/askBeforeGoing.ts';

type BrowserHistory = ReturnType<typeof createBrowserHistory>;

/**
 * Connects react-router to the browser's history. Another screen is a transition: the current one stays until it is
 * loaded. A change within a screen (filter, page, order) applies at once, because the next change starts from it and
 * would lose it.
 */
export function PageRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => guardPushes(createBrowserHistory({ v5Compat: true })));
  const [shown, show] = useState({ action: history.action, location: history.location });
  /** Back or Forward was refused; the browser moves to the shown screen again. */
  const isReturning = useRef(false);
  const { pathname } = shown.location;
  useLayoutEffect(
    () =>
      history.listen((next) => {
        const isReturn = isReturning.current && next.action === 'POP';
        isReturning.current = false;
        if (isReturn) return;
        if (next.action === 'POP' && next.delta && !mayLeaveScreen()) {
          isReturning.current = true;
          history.go(-next.delta);
          return;
        }
        if (next.location.pathname === pathname) show(next);
        else startTransition(() => show(next));
      }),
    [history, pathname],
  );
  return (
    <Router location={shown.location} navigationType={shown.action} navigator={history}>
      {children}
    </Router>
  );
}

/**
 * [R19] A push to the current address changes nothing, so that Back does not lead to the same screen. A push to another
 * screen may be refused.
 */
function guardPushes(history: BrowserHistory): BrowserHistory {
  const push = history.push.bind(history);
  history.push = (to, state) => {
    const here = createPath(history.location);
    const next = history.createHref(to);
    if (next === here && (state ?? null) === (history.location.state ?? null)) return;
    if (next.split(/[?#]/u)[0] !== history.location.pathname && !mayLeaveScreen()) return;
    push(to, state);
  };
  return history;
}
