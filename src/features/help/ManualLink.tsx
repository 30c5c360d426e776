import { useTranslate } from 'react-admin';
import { manualSectionAt } from '#contract/manualSections.ts';
import { pathTo } from '#contract/routes.ts';

/** The section of the user manual about this screen, in a new tab: forms stay as they are. */
export function ManualLink({ className }: { className?: string | undefined }) {
  const t = useTranslate();
  // Not react-router's: help is also shown where there is no router, and the link leaves the page.
  const section = manualSectionAt(location.pathname);
  return (
    <a className={className} href={pathTo.manual(section)} target="_blank" rel="noopener">
      {t('titles.instructionProcess')}
    </a>
  );
}
