/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- dragging a line is an extra: its buttons do the same by keys */
import { useRef, useState } from 'react';
import { Button } from '#components/layout/Button.tsx';
import { Dialog } from '#components/layers/Dialog.tsx';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { columnChoices, columnText, type SettableColumn } from './arrangeColumns.ts';
import styles from './ColumnDialog.module.css';

/** Column settings: checkboxes, order by buttons or dragging, reset. */
export function ColumnDialog({
  columns,
  saved,
  onSave,
  onClose,
}: {
  columns: readonly SettableColumn[];
  saved: string;
  onSave: (saved: string) => void;
  onClose: () => void;
}) {
  const t = useTranslate();
  const [choices, setChoices] = useState(() => columnChoices(columns, saved));
  const [dragged, setDragged] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const naming = columns.find((column) => column.rowHeader);

  function move(key: string, to: number) {
    const from = choices.findIndex((choice) => choice.key === key);
    const moved = choices[from];
    if (!moved || to < 0 || to >= choices.length || to === from) return;
    const next = choices.toSpliced(from, 1).toSpliced(to, 0, moved);
    setChoices(next);
    setAnnouncement(t('ui.columns.moved', { name: t(moved.labelKey), place: to + 1, count: next.length }));
  }
  function step(key: string, index: number, by: -1 | 1) {
    move(key, index + by);
    // The button is disabled at the end and would lose the focus.
    const isLast = index + by === (by < 0 ? 0 : choices.length - 1);
    if (isLast) {
      const line = list.current?.querySelector(`[data-key="${key}"]`);
      line?.querySelector<HTMLElement>(`button[data-step="${-by}"]`)?.focus();
    }
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby="columns-title" slotProps={{ paper: { className: styles.paper } }}>
      <DialogTitle id="columns-title">{t('ui.columns.title')}</DialogTitle>
      <DialogContent>
        <p className={styles.lead}>{t('ui.columns.hint')}</p>
        <output className="visuallyHidden">{announcement}</output>
        {naming && (
          <label className={styles.line}>
            <input type="checkbox" checked disabled />
            <span>{t(naming.labelKey)}</span>
            <span className={styles.note}>{t('ui.columns.always')}</span>
          </label>
        )}
        <ol ref={list}>
          {choices.map(({ key, labelKey, isShown }, index) => (
            <li
              key={key}
              data-key={key}
              className={styles.line}
              data-dragged={dragged === key || undefined}
              draggable
              onDragStart={() => setDragged(key)}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => {
                event.preventDefault();
                if (dragged !== null) move(dragged, index);
              }}
              onDrop={(event) => event.preventDefault()}
            >
              <label className={styles.name}>
                <input
                  type="checkbox"
                  checked={isShown}
                  onChange={() =>
                    setChoices(choices.map((each) => (each.key === key ? { ...each, isShown: !isShown } : each)))
                  }
                />
                <span>{t(labelKey)}</span>
              </label>
              {([-1, 1] as const).map((by) => (
                <button
                  key={by}
                  type="button"
                  data-step={by}
                  className={styles.step}
                  aria-label={t(by < 0 ? 'ui.columns.up' : 'ui.columns.down', { name: t(labelKey) })}
                  disabled={by < 0 ? index === 0 : index === choices.length - 1}
                  onClick={() => step(key, index, by)}
                >
                  <span aria-hidden="true">{by < 0 ? '↑' : '↓'}</span>
                </button>
              ))}
            </li>
          ))}
        </ol>
      </DialogContent>
      <DialogActions>
        <Button className={styles.reset} variant="text" onClick={() => setChoices(columnChoices(columns, ''))}>
          {t('ui.columns.reset')}
        </Button>
        <Button onClick={onClose}>{t('ui.columns.cancel')}</Button>
        <Button
          variant="contained"
          onClick={() => {
            onSave(columnText(columns, choices));
            onClose();
          }}
        >
          {t('ui.columns.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
