import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';

const PARAM = 'open';

/**
 * The record in the panel, stored in the address: linkable, and closed by back. Restores the parameter when a filter
 * change removes it.
 */
export function useOpenRecord() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const how = useNavigationType();
  const open = new URLSearchParams(search).get(PARAM);
  const wanted = useRef(open);

  const recordPath = useCallback(
    (id: string | null): string => {
      const params = new URLSearchParams(search);
      if (id === null) params.delete(PARAM);
      else params.set(PARAM, id);
      const text = params.toString();
      return text ? `${pathname}?${text}` : pathname;
    },
    [pathname, search],
  );
  const show = useCallback(
    (id: string | null) => {
      wanted.current = id;
      void navigate(recordPath(id), { replace: id === null });
    },
    [navigate, recordPath],
  );
  useEffect(() => {
    if (open !== null || how === 'POP') wanted.current = open;
    else if (wanted.current !== null) void navigate(recordPath(wanted.current), { replace: true });
  }, [open, how, navigate, recordPath]);
  return { open, show, recordPath };
}
