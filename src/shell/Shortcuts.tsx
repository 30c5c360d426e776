import { Suspense, useLayoutEffect, useState } from 'react';
import { lazyPart } from '#components/layout/lazyPart.ts';
import { useNavigate } from 'react-router-dom';
import { useEvent, useTranslate } from 'react-admin';
import { Glyph } from '#components/layout/Glyph.tsx';
import { useShortcut } from '#components/list/useShortcut.ts';
import { useKeySequence } from '#components/palette/useKeySequence.ts';
import { ISF_10, ISF_5 } from '#contract/codes.ts';
import { pathTo } from '#contract/routes.ts';
import { resources } from '#resources/index.ts';
import { useNewFiling } from '#resources/drafts/useNewFiling.ts';
import styles from './Shortcuts.module.css';

const CommandPalette = lazyPart(async () => (await import('./CommandPalette.tsx')).CommandPalette);
const ShortcutHelp = lazyPart(async () => (await import('./ShortcutHelp.tsx')).ShortcutHelp);

/** The keys for every screen, the dialogs they open, and the button that lists them. */
export function Shortcuts() {
  const t = useTranslate();
  const navigate = useNavigate();
  const begin = useNewFiling();
  const [layer, setLayer] = useState<'palette' | 'help' | null>(null);
  const close = () => setLayer(null);

  const goTo = resources.flatMap(({ list, goKey }) =>
    goKey ? [[goKey, () => void navigate(pathTo.screen(list))] as const] : [],
  );
  useKeySequence('g', Object.fromEntries(goTo));
  useShortcut('n', () => begin(ISF_10), true);
  useShortcut('Shift+n', () => begin(ISF_5), true);
  useShortcut('?', () => setLayer('help'), true);

  const onKey = useEvent((event: KeyboardEvent) => {
    const isMod = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isMod || event.isComposing || event.key.toLowerCase() !== 'k') return;
    event.preventDefault();
    setLayer(layer === 'palette' ? null : 'palette');
  });
  // In a layout effect, so that keys work as soon as the screen is visible.
  useLayoutEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onKey]);

  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-label={t('ui.keys.title')}
        title={t('ui.keys.title')}
        aria-haspopup="dialog"
        onClick={() => setLayer('help')}
      >
        <Glyph name="keyboard" size={18} />
      </button>
      <Suspense fallback={null}>
        {layer === 'palette' && <CommandPalette onClose={close} onHelp={() => setLayer('help')} />}
        {layer === 'help' && <ShortcutHelp onClose={close} />}
      </Suspense>
    </>
  );
}
