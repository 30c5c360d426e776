import { useTranslate } from 'react-admin';
import { Glyph } from '#components/layout/Glyph.tsx';
import { lazyPart } from '#components/layout/lazyPart.ts';
import { PopoverTool } from '#components/list/PopoverTool.tsx';

const SavedViewsPopover = lazyPart(async () => (await import('./SavedViewsPopover.tsx')).SavedViewsPopover);

/**
 * Filters and order of a list under a name, for oneself or for the office.
 * @param list name of the list in the table config
 */
export function SavedViews({ list }: { list: string }) {
  const t = useTranslate();
  return (
    <PopoverTool popover={(opener, onClose) => <SavedViewsPopover list={list} opener={opener} onClose={onClose} />}>
      <Glyph name="bookmark" size={16} />
      {t('views.button')}
    </PopoverTool>
  );
}
