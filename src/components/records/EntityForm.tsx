import { useId, useRef, useState } from 'react';
import { useRecordContext, useSaveContext, useTranslate } from 'react-admin';
import { blankRecord } from '#schema/blank.ts';
import type { Entity } from '#schema/entity.ts';
import { issueAt, type Issue } from '#schema/issue.ts';
import { createFormStore } from '../form/store/createFormStore.ts';
import type { FormOptions } from '../form/store/formStore.ts';
import { FormRoot } from '../form/FormRoot.tsx';
import { Button } from '../layout/Button.tsx';
import { RecordFields } from './RecordFields.tsx';

interface EntityFormProps {
  entity: Entity;
  /** Completes a text when its field is left, as in `createFormStore`. */
  clean?: FormOptions['clean'];
}

/**
 * A form from an entity's `form` view, inside react-admin's `CreateBase` or `EditBase`; validates by the declaration
 * and shows refused fields. Enter in a field saves.
 * @example <EditBase resource="ships" id={id}><EntityForm entity={ship} /></EditBase>
 */
export function EntityForm({ entity, clean }: EntityFormProps) {
  const record = useRecordContext();
  return <RecordForm key={record?.id ?? 'new'} entity={entity} clean={clean} record={record} />;
}

function RecordForm({ entity, clean, record }: EntityFormProps & { record: object | undefined }) {
  const t = useTranslate();
  const { save, saving = false } = useSaveContext();
  const root = useRef<HTMLFormElement>(null);
  const id = useId();
  const [form] = useState(() =>
    createFormStore({
      entity,
      // Without the colons, which selectors would need escaped.
      idPrefix: id.replace(/\W/gu, ''),
      record: { ...blankRecord(entity), ...record },
      showProblems: record !== undefined,
      ...(clean && { clean }),
    }),
  );

  function showProblems(): void {
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }
  async function submit(): Promise<void> {
    if (saving || !save) return;
    if (form.check().some(({ severity }) => severity === 'error')) return showProblems();
    const refused = refusedFields(await save(form.snapshot()));
    if (refused.length === 0) return;
    form.showPortalIssues(refused);
    showProblems();
  }
  return (
    <FormRoot form={form} ref={root} onSubmit={() => void submit()}>
      <RecordFields />
      <Button type="submit" variant="contained" disabled={saving || !save}>
        {t('ui.form.save')}
      </Button>
    </FormRoot>
  );
}

/** react-admin returns a message per refused field, a key or a text, also nested: `{ crew: [{ name: 'Required' }] }` */
function refusedFields(answer: unknown, path = ''): Issue[] {
  if (typeof answer === 'string') return [issueAt(path, { message: answer, args: { _: answer } })];
  return Object.entries(answer ?? {}).flatMap(([name, inner]: [string, unknown]) =>
    refusedFields(inner, path === '' ? name : `${path}.${name}`),
  );
}
