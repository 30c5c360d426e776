import { useTranslate } from 'react-admin';
import { manualSectionOf } from '#contract/manualSections.ts';
import { pathTo, ROUTES, type RouteName } from '#contract/routes.ts';

/** The section of the user manual about this screen, in a new tab: forms stay as they are. */
export function ManualLink({ className }: { className?: string | undefined }) {
  const t = useTranslate();
  // Not react-router's: help is also shown where there is no router, and the link leaves the page.
  const path = location.pathname.replace(/(?<=.)\/$/u, '');
  const names = Object.keys(ROUTES) as RouteName[];
  const section = manualSectionOf(names.find((name) => ROUTES[name].path === path));
  return (
    <a className={className} href={pathTo.manual(section)} target="_blank" rel="noopener">
      {t('titles.instructionProcess')}
    </a>
  );
}
