import { useInput } from 'react-admin';
import styles from './FormChecks.module.css';

interface FormChecksProps {
  source: string;
  groups: readonly { label: string; choices: readonly { id: string; name: string }[] }[];
}

/**
 * Several of many choices, in groups, in a react-admin `Form`; the value is the list of chosen ids in the order of the
 * choices.
 * @example <FormChecks source="events" groups={[{ label: t('push.groups.filing'), choices: kinds }]} />
 */
export function FormChecks({ source, groups }: FormChecksProps) {
  const { field } = useInput<string[]>({ source, defaultValue: [] });
  const chosen = new Set<string>(field.value);
  const ids = groups.flatMap(({ choices }) => choices.map(({ id }) => id));
  const choose = (id: string, isOn: boolean): void =>
    field.onChange(ids.filter((one) => (one === id ? isOn : chosen.has(one))));
  return (
    <div className={styles.groups}>
      {groups.map(({ label, choices }) => (
        <fieldset key={label}>
          <legend>{label}</legend>
          {choices.map(({ id, name }) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={chosen.has(id)}
                onBlur={field.onBlur}
                onChange={(event) => choose(id, event.target.checked)}
              />
              {name}
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
