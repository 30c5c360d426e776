import type { RouterProvider } from 'react-admin';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import {
  Link,
  matchPath,
  Navigate,
  Outlet,
  Route,
  Routes,
  useInRouterContext,
  useLocation,
  useMatch,
  useNavigate as useRouterNavigate,
  useParams,
  type NavigateFunction,
} from 'react-router-dom';

/** react-admin requires a stable function; react-router creates one per location. */
function useNavigate() {
  const navigate = useRouterNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  }, [navigate]);
  return useCallback((...args: Parameters<NavigateFunction>) => latest.current(...args), []);
}

/**
 * react-router for ra-core without the data router of its own adapter (15 KB, unused): the app is always inside a
 * PageRouter. The build replaces that adapter by this module.
 */
export const reactRouterProvider = {
  useLocation,
  useNavigate,
  useParams,
  useMatch,
  useInRouterContext,
  // Leaving needs no blocker: changes are stored as they are typed, and other forms use `useAskBeforeLeaving`.
  useBlocker: () => ({ state: 'unblocked' as const }),
  useCanBlock: () => false,
  Link,
  Navigate,
  Outlet,
  Route,
  Routes,
  RouterWrapper: ({ children }: { children: ReactNode }) => children,
  matchPath,
} as unknown as RouterProvider;
