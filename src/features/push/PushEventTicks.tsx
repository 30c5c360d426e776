import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { PUSH_EVENT_GROUPS } from '#contract/pushEvents.ts';
import styles from './Push.module.css';

/** The kinds of notices as checkboxes in groups; the form's `events`. */
export function PushEventTicks() {
  const t = useTranslate();
  const { register } = useFormContext<{ events: string[] }>();
  return (
    <div className={styles.groups}>
      {Object.entries(PUSH_EVENT_GROUPS).map(([group, kinds]) => (
        <fieldset key={group}>
          <legend>{t(`push.groups.${group}`)}</legend>
          {kinds.map((kind) => (
            <label key={kind}>
              <input type="checkbox" value={kind} {...register('events')} />
              {t(`push.events.${kind}`)}
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
