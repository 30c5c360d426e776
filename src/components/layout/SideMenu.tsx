import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Glyph } from './Glyph.tsx';
import { currentItem, menuGroups } from './menuGroups.ts';
import styles from './SideMenu.module.css';

const GROUPS = menuGroups();
const ITEMS = GROUPS.flatMap(({ items }) => items);

export interface SideMenuProps {
  /** Folded to its drawings. */
  folded?: boolean;
  /** Absent where the menu cannot be folded. */
  onFold?: () => void;
  onChoose?: () => void;
}

/** The screens in their groups; the current one is marked by more than color. */
export function SideMenu({ folded = false, onFold, onChoose }: SideMenuProps) {
  const t = useTranslate();
  const id = useId();
  const current = currentItem(useLocation().pathname, ITEMS);
  return (
    <nav className={folded ? `${styles.menu} ${styles.folded}` : styles.menu} aria-label={t('shell.menu.label')}>
      {GROUPS.map((group) => (
        <div key={group.name} className={styles.group}>
          <p className={styles.label} id={`${id}${group.name}`}>
            {t(`titles.menu.${group.name}`)}
          </p>
          <ul aria-labelledby={`${id}${group.name}`}>
            {group.items.map((item) => (
              <li key={item.name}>
                <Link
                  to={item.path}
                  className={styles.item}
                  aria-current={item === current ? 'page' : undefined}
                  title={folded ? t(`titles.${item.name}`) : undefined}
                  onClick={onChoose}
                >
                  <Glyph name={item.glyph} />
                  <span className={styles.name}>{t(`titles.${item.name}`)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {onFold && (
        <button
          type="button"
          className={styles.fold}
          onClick={onFold}
          aria-label={t(folded ? 'shell.menu.expand' : 'shell.menu.collapse')}
        >
          <Glyph name={folded ? 'unfold' : 'fold'} />
        </button>
      )}
    </nav>
  );
}
