import { useNotify, useTranslate } from 'react-admin';
import { useId, useState, type FormEvent } from 'react';
import { Button } from '#components/layout/Button.tsx';
import type { PracticeAnswer, PracticeState } from '#contract/endpoints/practice.ts';
import { dataProvider, type TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { BuiltInMarks } from './BuiltInMarks.tsx';
import { toForm, newRow, toOrder, takesCode, type PracticeForm, type RuleRow } from './practiceForm.ts';
import { usePracticeAct } from './usePractice.ts';
import styles from './Practice.module.css';

/** The contract's values, type-checked against it, so that the page does not load its shapes. */
const ANSWERS = Object.keys({
  accept: 0,
  warn: 0,
  reject: 0,
  notOnFile: 0,
  wrongType: 0,
  duplicate: 0,
  silent: 0,
  batchReject: 0,
  oldStyle: 0,
  blankType: 0,
  headerOnly: 0,
  blockReject: 0,
} satisfies Record<PracticeAnswer, 0>) as PracticeAnswer[];

/** Clock and rules of the practice customs; edits are kept until saved or left. */
export function RulesForm({ state }: { state: PracticeState }) {
  const t = useTranslate();
  const notify = useNotify();
  const ids = useId();
  const [form, setForm] = useState<PracticeForm>(() => toForm(state));
  const [wrong, setWrong] = useState<string | null>(null);
  const save = usePracticeAct((body: Parameters<typeof saveRules>[0]) => saveRules(body));

  const change = (id: number, part: Partial<RuleRow>): void =>
    setForm({ ...form, rules: form.rules.map((row) => (row.id === id ? { ...row, ...part } : row)) });

  function submit(event: FormEvent): void {
    event.preventDefault();
    const result = toOrder(form);
    if ('wrong' in result) {
      const { key, ...args } = result.wrong;
      setWrong(t(`practice.${key}`, args));
      return;
    }
    setWrong(null);
    save.mutate(result.order, {
      onSuccess: (saved) => {
        setForm(toForm(saved));
        notify('practice.saved', { type: 'success' });
      },
      onError: (error) => setWrong(t(error.message, { _: error.message })),
    });
  }

  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <label className={styles.field}>
        <span>{t('practice.speed')}</span>
        <input
          inputMode="decimal"
          value={form.speed}
          aria-describedby={`${ids}-speed`}
          onChange={(event) => setForm({ ...form, speed: event.target.value })}
        />
        <span id={`${ids}-speed`} className={styles.hint}>
          {t('practice.speedHint')}
        </span>
      </label>
      <h2>{t('practice.rules')}</h2>
      <p className={styles.hint}>{form.rules.length === 0 ? t('practice.noRules') : t('practice.rulesHint')}</p>
      {form.rules.length > 0 && (
        <RulesTable
          rules={form.rules}
          onChange={change}
          onRemove={(id) => setForm({ ...form, rules: form.rules.filter((row) => row.id !== id) })}
        />
      )}
      <BuiltInMarks />
      {wrong && (
        <p role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
      <div className={styles.buttons}>
        <Button variant="outlined" onClick={() => setForm({ ...form, rules: [...form.rules, newRow(form.rules)] })}>
          {t('practice.add')}
        </Button>
        <Button variant="contained" type="submit" disabled={save.isPending}>
          {t('practice.save')}
        </Button>
      </div>
    </form>
  );
}

interface RulesTableProps {
  rules: readonly RuleRow[];
  onChange: (id: number, part: Partial<RuleRow>) => void;
  onRemove: (id: number) => void;
}

function RulesTable({ rules, onChange, onRemove }: RulesTableProps) {
  const t = useTranslate();
  return (
    <table className={styles.rules}>
      <thead>
        <tr>
          <th scope="col">{t('practice.mark')}</th>
          <th scope="col">{t('practice.says')}</th>
          <th scope="col">{t('practice.code')}</th>
          <th scope="col">
            <span className="visuallyHidden">{t('practice.removeShort')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rules.map(({ id, mark, says, code }) => (
          <tr key={id}>
            <td data-label={t('practice.mark')}>
              <input
                className={styles.code}
                aria-label={t('practice.mark')}
                placeholder={t('practice.markHint')}
                value={mark}
                onChange={(event) => onChange(id, { mark: event.target.value })}
              />
            </td>
            <td data-label={t('practice.says')}>
              <select
                aria-label={t('practice.says')}
                value={says}
                onChange={(event) => onChange(id, { says: event.target.value as PracticeAnswer })}
              >
                {ANSWERS.map((word) => (
                  <option key={word} value={word}>
                    {t(`practice.saysOf.${word}`)}
                  </option>
                ))}
              </select>
            </td>
            <td data-label={t('practice.code')}>
              <input
                className={styles.code}
                aria-label={t('practice.code')}
                placeholder={t('practice.codeHint')}
                disabled={!takesCode(says)}
                value={takesCode(says) ? code : ''}
                onChange={(event) => onChange(id, { code: event.target.value })}
              />
            </td>
            <td>
              <Button aria-label={t('practice.remove', { mark })} onClick={() => onRemove(id)}>
                {t('practice.removeShort')}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const saveRules = (body: Parameters<TenPlusTwoDataProvider['savePracticeRules']>[0]['body']) =>
  dataProvider.savePracticeRules({ body });
