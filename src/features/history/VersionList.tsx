import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ZoneNote } from '#features/filing/ZoneNote.tsx';
import { DeclarationStatusChip } from '#features/filing/DeclarationStatusChip.tsx';
import type { Operation } from '#contract/endpoints/filingLife.ts';
import styles from './History.module.css';

interface VersionListProps {
  operations: readonly Operation[];
  /** Id of the selected operation. */
  shown: string;
  versionPath: (operation: Operation) => string;
}

/** [D12] The operations of a filing, newest first, each a link to its version. */
export function VersionList({ operations, shown, versionPath }: VersionListProps) {
  const t = useTranslate();
  return (
    <nav aria-label={t('history.versions')} className={styles.versions}>
      <ZoneNote />
      <ol>
        {operations.map((operation) => {
          const { id, action, operator, source, at, declarationStatus, note } = operation;
          return (
            <li key={id}>
              <Link to={versionPath(operation)} replace aria-current={id === shown ? 'true' : undefined}>
                <span className={styles.action}>{t(`history.actions.${action}`)}</span>
                <time className={styles.time}>{at}</time>
                <span className={styles.who}>
                  {t('history.by', {
                    operator: operator || t('history.tool'),
                    source: t(`choices.source.${source}`),
                  })}
                </span>
                <span className={styles.status}>
                  <DeclarationStatusChip status={declarationStatus} />
                </span>
                {note && <span className={styles.noted}>{t(`history.notes.${note}`, { _: note })}</span>}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
