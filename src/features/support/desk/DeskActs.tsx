import { useRecordContext, useTranslate } from 'react-admin';
import { useState } from 'react';
import { Button } from '#components/layout/Button.tsx';
import { supportResourceOf, type SupportResourceName } from '#contract/support/resources.ts';
import type { SupportAct } from '#contract/support/supportResource.ts';
import { ActDialog } from './ActDialog.tsx';

/** A button for each act that the state of the row allows. */
export function DeskActs({ name }: { name: SupportResourceName }) {
  const t = useTranslate();
  const record = useRecordContext();
  const [opened, setOpened] = useState<string | null>(null);
  const { acts = {} } = supportResourceOf(name);
  if (!record) return null;
  const allowed = Object.entries<SupportAct>(acts).filter(
    ([, { when }]) => !when || when.is.includes(record[when.column] as string | boolean),
  );
  return (
    <>
      {allowed.map(([act]) => (
        <Button key={act} variant="outlined" onClick={() => setOpened(act)}>
          {t(`desk.acts.${act}`)}
        </Button>
      ))}
      {opened !== null && <ActDialog name={name} act={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
