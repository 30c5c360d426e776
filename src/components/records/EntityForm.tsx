import { useRef, useState } from 'react';
import { useRecordContext, useSaveContext, useTranslate } from 'react-admin';
import { blankRecord } from '#schema/blank.ts';
import type { Entity } from '#schema/entity.ts';
import { issueAt, type Issue } from '#schema/issue.ts';
import { createFormStore } from '../form/store/createFormStore.ts';
import { FormRoot } from '../form/FormRoot.tsx';
import { Button } from '../layout/Button.tsx';
import { RecordFields } from './RecordFields.tsx';

interface EntityFormProps {
  entity: Entity;
}

/**
 * A form from an entity's `form` view, inside react-admin's `CreateBase` or `EditBase`; validates by the declaration
 * and shows refused fields.
 * @example <EditBase resource="ships" id={id}><EntityForm entity={ship} /></EditBase>
 */
export function EntityForm({ entity }: EntityFormProps) {
  const record = useRecordContext();
  return <RecordForm key={record?.id ?? 'new'} entity={entity} record={record} />;
}

function RecordForm({ entity, record }: EntityFormProps & { record: object | undefined }) {
  const t = useTranslate();
  const { save, saving = false } = useSaveContext();
  const root = useRef<HTMLFormElement>(null);
  const [form] = useState(() =>
    createFormStore({ entity, record: { ...blankRecord(entity), ...record }, showProblems: record !== undefined }),
  );

  function showProblems(): void {
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }
  async function submit(): Promise<void> {
    if (form.check().some(({ severity }) => severity === 'error')) return showProblems();
    const refused = refusedFields(await save?.(form.snapshot()));
    if (refused.length === 0) return;
    form.showPortalIssues(refused);
    showProblems();
  }
  return (
    <FormRoot form={form} ref={root}>
      <RecordFields />
      <Button variant="contained" disabled={saving || !save} onClick={() => void submit()}>
        {t('ui.form.save')}
      </Button>
    </FormRoot>
  );
}

/** react-admin returns a message per refused field: a key or a text. */
function refusedFields(answer: unknown): Issue[] {
  return Object.entries(answer ?? {}).flatMap(([path, message]: [string, unknown]) =>
    typeof message === 'string' ? [issueAt(path, { message, args: { _: message } })] : [],
  );
}
