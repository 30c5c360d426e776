import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './AccountMenu.module.css';
import { Disclosure } from '#components/layout/Disclosure.tsx';
import { Glyph } from '#components/layout/Glyph.tsx';

interface AccountMenuProps {
  name: string;
  /** Key below `shell.account`: admin, filer, subAccount, support. */
  role: string;
  enterprise: string;
  filerCode: string;
  /** The screens about the account and the enterprise. */
  screens: readonly { name: string; labelKey: string; path: string }[];
  /** The wallet, on screens too narrow to show it in the bar. */
  wallet: ReactNode;
  onSignOut: () => void;
  /** Settings of this browser. */
  children?: ReactNode;
}

export function AccountMenu({
  name,
  role,
  enterprise,
  filerCode,
  screens,
  wallet,
  onSignOut,
  children,
}: AccountMenuProps) {
  const t = useTranslate();
  const button = (
    <>
      <Glyph name="person" size={18} />
      <span className={styles.name}>{name}</span>
      <Glyph name="down" size={14} />
    </>
  );
  return (
    <Disclosure label={t('shell.account.menu', { name })} button={button}>
      <div className={styles.who}>
        <strong>{name}</strong>
        <span>{t(`shell.account.${role}`)}</span>
        <span>{enterprise}</span>
      </div>
      {filerCode && (
        <dl className={styles.fact}>
          <dt>{t('shell.account.filerCode')}</dt>
          <dd>{filerCode}</dd>
        </dl>
      )}
      <div className={styles.wallet}>{wallet}</div>
      <nav className={styles.links} aria-label={t('shell.account.label')}>
        {screens.map(({ name: screen, labelKey, path }) => (
          <Link key={screen} to={path}>
            {t(labelKey)}
          </Link>
        ))}
      </nav>
      {children}
      <button type="button" className={styles.signOut} onClick={onSignOut}>
        {t('shell.account.signOut')}
      </button>
    </Disclosure>
  );
}
