import { useTranslate } from 'react-admin';
import { Fragment } from 'react';
import { fieldName } from '#components/form/field/fieldName.ts';
import type { Entity } from '#schema/entity.ts';
import type { ChangedBlock, ChangeLine } from './changedBlocks.ts';
import { valueText } from './valueText.ts';
import styles from './Change.module.css';

interface ChangeTableProps {
  entity: Entity;
  blocks: readonly ChangedBlock[];
  /** Heading of the old values. */
  before: string;
  onGo?: (path: string) => void;
  onUndo?: (line: ChangeLine) => void;
}

/** Limit of listed lines. */
const LISTED = 100;

/** Changed fields with old and new value: struck through and underlined, not by color alone. */
export function ChangeTable({ entity, blocks, before, onGo, onUndo }: ChangeTableProps) {
  const t = useTranslate();
  const total = blocks.reduce((sum, { lines }) => sum + lines.length, 0);
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('changes.panel.field')}</th>
            <th scope="col">{before}</th>
            <th scope="col">{t('changes.panel.now')}</th>
            {onUndo && (
              <th scope="col">
                <span className="visuallyHidden">{t('ui.field.undo')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {firstLines(blocks, LISTED).map(({ section, lines }) => {
            return (
              <Fragment key={section}>
                <tr>
                  <th scope="rowgroup" colSpan={onUndo ? 4 : 3} className={styles.block}>
                    {t(`fields.blocks.${section}`)}
                  </th>
                </tr>
                {lines.map((line) => {
                  const label = fieldName(t, entity, line.path);
                  const isRow = line.kind !== 'value';
                  return (
                    <tr key={line.path} data-change={line.path}>
                      <th scope="row">
                        {onGo ? (
                          <a
                            href={`#${line.path}`}
                            onClick={(event) => {
                              event.preventDefault();
                              onGo(isRow ? (line.path.split('.')[0] ?? '') : line.path);
                            }}
                          >
                            {label}
                          </a>
                        ) : (
                          label
                        )}
                      </th>
                      <td>
                        {line.kind !== 'added' && (
                          <del>{isRow ? line.before : valueText(t, entity, line.path, line.before)}</del>
                        )}
                      </td>
                      <td>
                        {line.kind === 'removed' ? (
                          t('changes.panel.removed')
                        ) : (
                          <ins>{isRow ? line.after : valueText(t, entity, line.path, line.after)}</ins>
                        )}
                      </td>
                      {onUndo && (
                        <td>
                          <button
                            type="button"
                            className={styles.undo}
                            aria-label={t('changes.panel.undo', { field: label })}
                            onClick={() => onUndo(line)}
                          >
                            {t('ui.field.undo')}
                          </button>
                        </td>
                      )}
                    </tr>
                  );
                })}
              </Fragment>
            );
          })}
        </tbody>
      </table>
      {total > LISTED && <p>{t('changes.panel.more', { count: total - LISTED })}</p>}
    </>
  );
}

function firstLines(blocks: readonly ChangedBlock[], most: number): ChangedBlock[] {
  const begun = blocks.map((_, at) => blocks.slice(0, at).reduce((sum, { lines }) => sum + lines.length, 0));
  return blocks.flatMap(({ section, lines }, at) => {
    const shown = lines.slice(0, Math.max(0, most - (begun[at] ?? 0)));
    return shown.length > 0 ? [{ section, lines: shown }] : [];
  });
}
