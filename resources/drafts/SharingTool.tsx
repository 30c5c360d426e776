import { useTranslate } from 'react-admin';
import { lazyPart } from '#components/layout/lazyPart.ts';
import { PopoverTool } from '#components/list/PopoverTool.tsx';

const SharingPopover = lazyPart(async () => (await import('./SharingPopover.tsx')).SharingPopover);

/** [P04] The setting of the enterprise that lets the office share drafts; for admins. */
export function SharingTool() {
  const t = useTranslate();
  return (
    <PopoverTool popover={(opener, onClose) => <SharingPopover opener={opener} onClose={onClose} />}>
      {t('drafts.sharing.button')}
    </PopoverTool>
  );
}
