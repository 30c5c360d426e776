import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Glyph } from './Glyph.tsx';
import type { MenuGroup } from './menuGroup.ts';
import styles from './SideMenu.module.css';

export interface SideMenuProps {
  groups: readonly MenuGroup[];
  /** Name of the current item. */
  current?: string | undefined;
  /** Collapsed to icons. */
  folded?: boolean;
  /** Absent if the menu cannot be collapsed. */
  onFold?: () => void;
  onChoose?: () => void;
}

/**
 * The grouped screens; the current one is marked not only by color.
 * @example <SideMenu groups={groups} current="ships" />
 */
export function SideMenu({ groups, current, folded = false, onFold, onChoose }: SideMenuProps) {
  const t = useTranslate();
  const id = useId();
  return (
    <nav className={folded ? `${styles.menu} ${styles.folded}` : styles.menu} aria-label={t('ui.layout.menu.label')}>
      {groups.map((group) => (
        <div key={group.name} className={styles.group}>
          <p className={styles.label} id={`${id}${group.name}`}>
            {t(group.labelKey)}
          </p>
          <ul aria-labelledby={`${id}${group.name}`}>
            {group.items.map((item) => (
              <li key={item.name}>
                {item.isDisabled ? (
                  <span className={styles.disabled} aria-disabled title={folded ? t(item.labelKey) : undefined}>
                    <Glyph name={item.glyph} />
                    <span className={styles.name}>{t(item.labelKey)}</span>
                  </span>
                ) : (
                  <Link
                    to={item.path}
                    className={styles.item}
                    aria-current={item.name === current ? 'page' : undefined}
                    title={folded ? t(item.labelKey) : undefined}
                    onClick={onChoose}
                  >
                    <Glyph name={item.glyph} />
                    <span className={styles.name}>{t(item.labelKey)}</span>
                  </Link>
                )}
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
          aria-label={t(folded ? 'ui.layout.menu.expand' : 'ui.layout.menu.collapse')}
        >
          <Glyph name={folded ? 'unfold' : 'fold'} />
        </button>
      )}
    </nav>
  );
}
