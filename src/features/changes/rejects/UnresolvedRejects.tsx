import { useTranslate } from 'react-admin';
import { fieldName } from '#components/form/field/fieldName.ts';
import type { Entity } from '#schema/entity.ts';
import { answerFields, type RejectedAnswer } from './rejectedAnswers.ts';
import styles from '../Change.module.css';

interface UnresolvedRejectsProps {
  /** Rejects whose fields are unchanged. */
  unresolved: readonly RejectedAnswer[];
  entity: Entity;
  onGo: (path: string) => void;
}

/** [D09] The rejects of the last sending whose fields are unchanged, with a link to the first. */
export function UnresolvedRejects({ unresolved, entity, onGo }: UnresolvedRejectsProps) {
  const t = useTranslate();
  const atFields = unresolved.filter(({ field }) => field !== null);
  const withoutField = unresolved.length - atFields.length;
  const [first = unresolved[0]] = atFields;
  if (!first) return null;
  const { id, field, error } = first;
  const names = answerFields(first).map((path) => fieldName(t, entity, path));
  return (
    <p className={styles.unresolved}>
      {atFields.length > 0 && `${t('changes.standing.asItWas', { count: atFields.length })} `}
      {withoutField > 0 && `${t('changes.standing.elsewhere', { count: withoutField })} `}
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
