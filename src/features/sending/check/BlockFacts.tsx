import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { billEntity, type Bill } from '#contract/entities/bill.ts';
import { useUser } from '#authProvider/useUser.ts';
import { pathTo } from '#contract/routes.ts';
import { withProviderBond } from '#rules/providerBond.ts';
import { sectionFacts } from '#features/filing/sectionFacts.ts';
import type { Entity } from '#schema/entity.ts';
import styles from './BlockFacts.module.css';

interface BlockFactsProps {
  bill: Bill;
  /** The draft in which each block can be changed. */
  draftId?: string;
}

/** The contents of a bill as they are sent, a line for each block of its form. */
export function BlockFacts({ bill, draftId }: BlockFactsProps) {
  const t = useTranslate();
  const { user } = useUser();
  const sent = withProviderBond(bill, user ?? {});
  const entity: Entity = billEntity(bill.billType);
  return (
    <dl>
      {Object.entries(entity.views.form ?? {}).map(([section, [first = '']]) => {
        const text = sectionFacts(t, entity, sent, section);
        return (
          <div key={section} className={styles.block}>
            <dt>{t(`fields.blocks.${section}`)}</dt>
            <dd>
              <span className={text ? styles.fact : styles.empty}>{text || t('send.notFilled')}</span>
              {draftId !== undefined && (
                <Link
                  to={pathTo.draftField(draftId, first)}
                  aria-label={t('send.changeBlock', { block: t(`fields.blocks.${section}`) })}
                >
                  {t('send.change')}
                </Link>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
