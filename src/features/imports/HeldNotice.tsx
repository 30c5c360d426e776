import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ImportHeld } from '#contract/endpoints/imports.ts';
import { pathTo } from '#contract/routes.ts';
import { BillNumber } from '#components/status/BillNumber.tsx';
import styles from './Imports.module.css';

/** [D04] Numbers of the file that are already in drafts or sent, before anything is saved. */
export function HeldNotice({ held, onLeave }: { held: ImportHeld; onLeave: () => void }) {
  const t = useTranslate();
  const { of, drafts, filings, numbers } = held;
  const count = drafts + filings;
  if (count === 0) return null;
  return (
    <div className={styles.missing}>
      <p>
        <b>
          {count === of && count > 1
            ? t('imports.held.all', { count })
            : t('imports.held.some', { smart_count: count })}
        </b>{' '}
        {t('imports.held.effect')}
      </p>
      <details>
        <summary>{t('imports.held.show')}</summary>
        {numbers.length < count && <p>{t('imports.held.cut', { count: numbers.length })}</p>}
        <ul className={styles.held}>
          {numbers.map(({ amsNo, kind, id }) => (
            <li key={amsNo}>
              <Link to={kind === 'draft' ? pathTo.draft(id) : pathTo.filing(id)} onClick={onLeave}>
                <BillNumber value={amsNo} />
              </Link>{' '}
              {t(`imports.held.${kind}`)}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
