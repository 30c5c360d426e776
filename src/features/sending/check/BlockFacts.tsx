import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Bill } from '#contract/entities/bill.ts';
import { pathTo } from '#contract/routes.ts';
import { blockFacts } from './blockFacts.ts';
import styles from './BlockFacts.module.css';

interface BlockFactsProps {
  bill: Bill;
  /** The draft in which each block can be changed. */
  draftId?: string;
}

/** The contents of a bill, a line for each block. */
export function BlockFacts({ bill, draftId }: BlockFactsProps) {
  const t = useTranslate();
  return (
    <dl>
      {blockFacts(t, bill).map(({ section, field, text }) => (
        <div key={section} className={styles.block}>
          <dt>{t(`fields.blocks.${section}`)}</dt>
          <dd>
            <span className={text ? styles.fact : styles.empty}>{text || t('send.notFilled')}</span>
            {draftId !== undefined && (
              <Link
                to={pathTo.draftField(draftId, field)}
                aria-label={t('send.changeBlock', { block: t(`fields.blocks.${section}`) })}
              >
                {t('send.change')}
              </Link>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
