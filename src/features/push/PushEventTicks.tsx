import { useTranslate } from 'react-admin';
import { FormChecks } from '#components/inputs/FormChecks.tsx';
import { PUSH_EVENT_GROUPS } from '#contract/pushEvents.ts';

/** The kinds of notices as checkboxes in groups; the form's `events`. */
export function PushEventTicks() {
  const t = useTranslate();
  const groups = Object.entries(PUSH_EVENT_GROUPS).map(([group, kinds]) => ({
    label: t(`push.groups.${group}`),
    choices: kinds.map((kind) => ({ id: kind, name: t(`push.events.${kind}`) })),
  }));
  return <FormChecks source="events" groups={groups} />;
}
