import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { pathTo } from '#contract/routes.ts';
import { DeclarationStatusChip } from '#features/filing/DeclarationStatusChip.tsx';
import { useOperations } from '../history/useOperations.ts';
import styles from './Helper.module.css';

/** [D12] The operations of a filing, newest first, each a link to its version. */
export function FilingPast({ id }: { id: string }) {
  const t = useTranslate();
  const { data, isPending } = useOperations(id);
  return (
    <section aria-labelledby="helper-history">
      <h2 id="helper-history">{t('billForm.helper.history')}</h2>
      {isPending && <output className={styles.quiet}>{t('history.loading')}</output>}
      <ol className={styles.past}>
        {data?.map((operation) => (
          <li key={operation.id}>
            <Link to={`${pathTo.history(id)}&version=${encodeURIComponent(operation.id)}`}>
              {t(`history.actions.${operation.action}`)}
            </Link>
            <time>{operation.at}</time>
            <DeclarationStatusChip status={operation.declarationStatus} />
          </li>
        ))}
      </ol>
    </section>
  );
}
