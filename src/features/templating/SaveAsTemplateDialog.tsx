import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate, useDataProvider } from 'react-admin';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '#components/layout/Button.tsx';
import { Dialog } from '#components/layers/Dialog.tsx';
import type { Bill } from '#contract/entities/bill.ts';
import { LIMITS } from '#contract/limits.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { newDraftId } from '#rules/draftIds.ts';
import { copyAsNew } from '#rules/copyAsNew.ts';
import { suggestTemplateName } from '#rules/suggestTemplateName.ts';
import fieldStyles from '#components/form/field/Field.module.css';

/** [D13] Asks for the name of a new template and saves it. */
export function SaveAsTemplateDialog({ bill, onClose }: { bill: Bill; onClose: () => void }) {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const t = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [name, setName] = useState(() => nameFor(bill));
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  // Repeating after a lost answer creates one template.
  const [idempotencyKey] = useState(() => newDraftId(Date.now()));

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const chosen = name.trim();
    if (chosen === '') {
      setProblem(t('templates.nameFirst'));
      return;
    }
    setIsBusy(true);
    try {
      const body = { ...copyAsNew(bill), amsRequestList: [], template_name: chosen, templateId: null };
      await dataProvider.saveTemplate({ body }, { idempotencyKey });
      notify('templates.savedToTemplates', { type: 'success' });
      void queryClient.invalidateQueries({ queryKey: ['templates'] });
      onClose();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      setProblem(t('templates.saveAs.failed', { reason: t(message, { _: message }) }));
      setIsBusy(false);
    }
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby="save-as-template">
      <form noValidate onSubmit={(event) => void save(event)}>
        <DialogTitle id="save-as-template">{t('templates.saveAs.title')}</DialogTitle>
        <DialogContent>
          <p style={{ marginBottom: 'var(--tpt-space-7)' }}>{t('templates.saveAs.text')}</p>
          <div className={fieldStyles.field}>
            <label htmlFor="template-name" className={fieldStyles.required}>
              {t('fields.bill.template_name')}
            </label>
            <input
              id="template-name"
              ref={input}
              value={name}
              maxLength={LIMITS.templateName}
              autoComplete="off"
              aria-required
              aria-invalid={problem !== ''}
              aria-describedby={problem === '' ? undefined : 'template-name-problem'}
              onFocus={(event) => event.target.select()}
              onChange={(event) => {
                setName(event.target.value);
                setProblem('');
              }}
            />
            {problem !== '' && (
              <p id="template-name-problem" className={`${fieldStyles.below} ${fieldStyles.error}`}>
                {problem}
              </p>
            )}
          </div>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {t('templates.saveAs.cancel')}
          </Button>
          <Button variant="contained" type="submit" disabled={isBusy}>
            {t('templates.saveAs.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const nameFor = (bill: Bill): string =>
  suggestTemplateName(
    bill.template_name,
    'bugerName' in bill ? [bill.sellerName, bill.bugerName] : [bill.bookName, bill.shipName],
    bill.amsRequestList[0]?.amsNo ?? '',
  );
