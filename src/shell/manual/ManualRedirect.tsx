import { Navigate, useLocation } from 'react-router-dom';
import { pathTo } from '#contract/routes.ts';

/** [R16] `/instructions` leads to the user manual. */
export function ManualRedirect() {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: pathTo.screen('instructionProcess'), search, hash }} replace />;
}
