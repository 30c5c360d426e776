import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Glyph } from './Glyph.tsx';
import type { MenuGroup, MenuItem } from './menuGroup.ts';
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
                <MenuLink item={item} isCurrent={item.name === current} folded={folded} onChoose={onChoose} />
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

interface MenuLinkProps {
  item: MenuItem;
  isCurrent: boolean;
  folded: boolean;
  onChoose: (() => void) | undefined;
}

function MenuLink({ item, isCurrent, folded, onChoose }: MenuLinkProps) {
  const t = useTranslate();
  const label = t(item.labelKey);
  const common = { className: styles.item, title: folded ? label : undefined };
  const content = (
    <>
      <Glyph name={item.glyph} />
      <span className={styles.name}>{label}</span>
    </>
  );
  if (item.isDisabled) {
    return (
      <span {...common} className={styles.disabled} aria-disabled>
        {content}
      </span>
    );
  }
  return (
    <Link
      {...common}
      to={item.path}
      aria-current={isCurrent ? 'page' : undefined}
      {...(item.isNewTab ? { target: '_blank', rel: 'noopener' } : {})}
      onClick={onChoose}
    >
      {content}
    </Link>
  );
}
