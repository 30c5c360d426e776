import { useTranslate } from 'react-admin';
import { fieldName } from '#components/form/fieldName.ts';
import type { Entity } from '#schema/entity.ts';
import { fieldsOf, type RejectedAnswer } from './rejectedAnswers.ts';
import styles from './Change.module.css';

interface StandingRejectProps {
  /** What customs refused and nothing was done about. */
  open: readonly RejectedAnswer[];
  entity: Entity;
  onGo: (path: string) => void;
}

/** [D09] What a check cannot know: customs' reject of the last sending, as far as it still stands, and the way to it. */
export function StandingReject({ open, entity, onGo }: StandingRejectProps) {
  const t = useTranslate();
  const atFields = open.filter(({ field }) => field !== null);
  const elsewhere = open.length - atFields.length;
  const [first = open[0]] = atFields;
  if (!first) return null;
  const { id, field, error } = first;
  const names = fieldsOf(first).map((path) => fieldName(t, entity, path));
  return (
    <p className={styles.standing}>
      {atFields.length > 0 && `${t('changes.standing.asItWas', { count: atFields.length })} `}
      {elsewhere > 0 && `${t('changes.standing.elsewhere', { count: elsewhere })} `}
      <a
        href={`#${field ?? id}`}
        onClick={(event) => {
          event.preventDefault();
          if (field === null) document.getElementById(id)?.focus();
          else onGo(field);
        }}
      >
        {t('changes.standing.first', { code: error.code, field: names.join(' / ') })}
      </a>
    </p>
  );
}
