import { Button } from '#components/layout/Button.tsx';
import { Dialog } from '#components/layers/Dialog.tsx';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate, useDataProvider } from 'react-admin';
import { useState } from 'react';
import { billEntity, toWireBody } from '#contract/entities/bill.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { PortalError } from '#dataProvider/portalError.ts';
import { templateChanges, type TemplateChange } from '#rules/templateChanges.ts';
import { labelKey, type Entity } from '#schema/entity.ts';
import type { AnyRecord } from '#schema/field.ts';
import { fieldRows, fieldText } from '#schema/recordText.ts';
import { saveBackOffers, type SaveBackOffer } from './saveBackOffers.ts';
import styles from './SaveBackDialog.module.css';

/**
 * [T03] The changed fields with a choice which to save to the template. Reloads the template first, so that no other
 * user's change is overwritten.
 */
export function SaveBackDialog({ offer, onClose }: { offer: SaveBackOffer; onClose: () => void }) {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const t = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { bill } = offer;
  const { id } = offer.template;
  const { data, error, refetch } = useQuery({
    queryKey: ['templates', 'fresh', id],
    queryFn: ({ signal }) => dataProvider.getTemplate({ params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const template = data ?? offer.template;
  const entity: Entity = billEntity(bill.billType);
  const changes = templateChanges(bill, template);
  const [flipped, setFlipped] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setIsBusy] = useState(false);
  // Fields filled each time are not selected by default.
  const isChosen = ({ name, isFilledEachTime }: TemplateChange) => isFilledEachTime === flipped.has(name);
  const chosen = changes.filter(isChosen);

  function flip(name: string): void {
    const next = new Set(flipped);
    if (!next.delete(name)) next.add(name);
    setFlipped(next);
  }
  async function save(): Promise<void> {
    setIsBusy(true);
    const record: AnyRecord = bill;
    const chosenValues = Object.fromEntries(chosen.map(({ name }) => [name, record[name]]));
    try {
      const body = toWireBody({ ...template, ...chosenValues, id, revision: template.revision });
      await dataProvider.saveTemplate({ body });
      notify('templates.savedToTemplates', { type: 'success' });
      await queryClient.invalidateQueries({ queryKey: ['templates'] });
      saveBackOffers.decline();
      onClose();
    } catch (cause) {
      setIsBusy(false);
      const isGone = cause instanceof PortalError && cause.status === 404;
      const message = isGone ? 'templates.saveBack.gone' : cause instanceof Error ? cause.message : String(cause);
      notify('templates.saveBack.failed', { type: 'error', messageArgs: { reason: t(message, { _: message }) } });
      if (cause instanceof PortalError && cause.status === 409) void refetch();
    }
  }
  const isGone = error instanceof PortalError && error.status === 404;

  return (
    <Dialog open onClose={onClose} aria-labelledby="save-back" slotProps={{ paper: { className: styles.paper } }}>
      <DialogTitle id="save-back">{t('templates.saveBack.title', { name: template.template_name })}</DialogTitle>
      <DialogContent>
        <p className={styles.lead} role={isGone ? 'alert' : undefined}>
          {t(isGone ? 'templates.saveBack.gone' : 'templates.saveBack.text')}
        </p>
        {!isGone && (
          <ChangeChoices
            entity={entity}
            changes={changes}
            template={template}
            bill={bill}
            isChosen={isChosen}
            onFlip={flip}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('templates.saveBack.later')}
        </Button>
        <Button
          variant="contained"
          disabled={isBusy || isGone || !data || chosen.length === 0}
          onClick={() => void save()}
        >
          {t('templates.saveBack.save', { smart_count: chosen.length })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface ChangeChoicesProps {
  entity: Entity;
  changes: readonly TemplateChange[];
  template: AnyRecord;
  bill: AnyRecord;
  isChosen: (change: TemplateChange) => boolean;
  onFlip: (name: string) => void;
}

/** The changed fields with their values in the template and in the filing, each with its choice. */
function ChangeChoices({ entity, changes, template, bill, isChosen, onFlip }: ChangeChoicesProps) {
  const t = useTranslate();
  const text = (value: string) => value || <i className={styles.blank}>{t('templates.saveBack.blank')}</i>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visuallyHidden">{t('templates.saveBack.pick')}</span>
          </th>
          <th scope="col">{t('records.field')}</th>
          <th scope="col">{t('templates.saveBack.before')}</th>
          <th scope="col">{t('templates.saveBack.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => {
          const { name, isFilledEachTime } = change;
          const label = t(labelKey(entity, name));
          return (
            <tr key={name}>
              <td>
                <input
                  type="checkbox"
                  aria-label={t('templates.saveBack.choose', { field: label })}
                  checked={isChosen(change)}
                  onChange={() => onFlip(name)}
                />
              </td>
              <th scope="row">{label}</th>
              <td>
                {isFilledEachTime ? (
                  <i className={styles.blank}>{t('templates.saveBack.eachTime')}</i>
                ) : (
                  text(textOf(entity, template, name))
                )}
              </td>
              <td>{text(textOf(entity, bill, name))}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function textOf(entity: Entity, record: AnyRecord, name: string): string {
  if (entity.fields[name]?.kind !== 'rows') return fieldText(record, name);
  return fieldRows(record, name)
    .map((row) => Object.values(row).filter(Boolean).join(' '))
    .join('; ');
}
