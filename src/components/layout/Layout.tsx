import { useStore, useTranslate } from 'react-admin';
import { useEffect, useRef, type ReactNode } from 'react';
import { useMedia } from './useMedia.ts';
import { Glyph } from './Glyph.tsx';
import styles from './Layout.module.css';
import { SideMenu, type SideMenuProps } from './SideMenu.tsx';
import { TopBar } from './TopBar.tsx';
import { useHeightVariable } from './useHeightVariable.ts';

/** `media('below', 'large')` of the tokens, which load with Material. */
const NARROW = '(max-width: 1023px)';

interface LayoutProps {
  /** The product's mark, in the top bar. */
  brand: ReactNode;
  menu: Pick<SideMenuProps, 'groups' | 'current'>;
  /** Content at the end of the top bar. */
  tools: ReactNode;
  /** Page-wide notices below the top bar. */
  strips?: ReactNode;
  children: ReactNode;
}

/**
 * The frame of every screen: top bar, side menu (200 px, collapsed 56 px, a drawer on phones) and content. Until somebody
 * chooses, the menu is collapsed on a narrow page.
 * @example <Layout brand={<Logo />} menu={{ groups, current: 'ships' }} tools={<Account />}>…</Layout>
 */
export function Layout({ brand, menu, tools, strips, children }: LayoutProps) {
  const t = useTranslate();
  const isNarrow = useMedia(NARROW);
  const [choice, setFolded] = useStore<boolean | null>('menuFolded', null);
  const folded = choice ?? isNarrow;
  const drawer = useRef<HTMLDialogElement>(null);
  const stripsBox = useRef<HTMLDivElement>(null);
  useHeightVariable(stripsBox, '--tpt-strips-height');
  const closeDrawer = () => drawer.current?.close();
  // The target of a click outside the drawer is the dialog itself.
  useEffect(() => {
    const dialog = drawer.current;
    const closeBeside = (event: MouseEvent) => event.target === dialog && dialog?.close();
    dialog?.addEventListener('click', closeBeside);
    return () => dialog?.removeEventListener('click', closeBeside);
  }, []);
  const skip = () => document.querySelector<HTMLElement>('main')?.focus();

  return (
    <div className={styles.layout}>
      <button type="button" className={styles.skip} onClick={skip}>
        {t('ui.layout.skip')}
      </button>
      <TopBar
        brand={brand}
        opener={
          <button
            type="button"
            className={styles.opener}
            aria-label={t('ui.layout.menu.open')}
            onClick={() => drawer.current?.showModal()}
          >
            <Glyph name="menu" />
          </button>
        }
        tools={tools}
      />
      <div ref={stripsBox} className={styles.strips} data-late>
        {strips}
      </div>
      <div className={styles.body}>
        <div className={styles.side}>
          <SideMenu {...menu} folded={folded} onFold={() => setFolded(!folded)} />
        </div>
        <main className={styles.main} tabIndex={-1}>
          {children}
        </main>
      </div>
      <dialog ref={drawer} className={styles.drawer} aria-label={t('ui.layout.menu.label')}>
        <div className={styles.sheet}>
          <button type="button" className={styles.opener} aria-label={t('ui.layout.menu.close')} onClick={closeDrawer}>
            <Glyph name="close" />
          </button>
          <SideMenu {...menu} onChoose={closeDrawer} />
        </div>
      </dialog>
    </div>
  );
}
