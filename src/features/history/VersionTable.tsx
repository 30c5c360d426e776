import { useLocale, useTranslate } from 'react-admin';
import { fieldName } from '#components/form/field/fieldName.ts';
import type { Locale } from '#contract/limits.ts';
import { billEntity } from '#contract/entities/bill.ts';
import { countryName } from '#rules/countryName.ts';
import type { BillType } from '#contract/codes.ts';
import { displayValue } from '../changes/valueText.ts';
import type { VersionBlock, VersionField } from './versionBlocks.ts';
import styles from './History.module.css';
import { wordDiff } from './wordDiff.ts';

interface VersionTableProps {
  billType: BillType;
  blocks: readonly VersionBlock[];
  /** There is no previous version: fields are listed without marking every word as new. */
  isFirst: boolean;
  /** Titles of the two versions. */
  columns?: readonly [before: string, after: string];
}

/** [D12] Two versions side by side by section; on a narrow screen one above the other. */
export function VersionTable({ billType, blocks, isFirst, columns }: VersionTableProps) {
  const t = useTranslate();
  const [beforeTitle, afterTitle] = columns ?? [t('history.before'), t('history.after')];
  const locale = useLocale() as Locale;
  const entity = billEntity(billType);

  /** Displays choices with labels, countries with names, and masks private numbers. */
  function displayText({ field }: VersionField, value: string): string {
    if (value === '') return '';
    if (field.kind === 'lookup' && field.source === 'country')
      return `${value} ${countryName(value, locale) ?? ''}`.trim();
    return displayValue(t, field, value);
  }

  return (
    <div>
      {blocks.map(({ section, fields }) => (
        <section key={section} className={styles.block}>
          <h3>{t(`fields.blocks.${section}`)}</h3>
          <table>
            {!isFirst && (
              <thead className={styles.heads}>
                <tr>
                  <th scope="col">
                    <span className="visuallyHidden">{t('history.changes')}</span>
                  </th>
                  <th scope="col">{beforeTitle}</th>
                  <th scope="col">{afterTitle}</th>
                </tr>
              </thead>
            )}
            <tbody>
              {fields.map((one) => {
                const [before, after] = [displayText(one, one.before), displayText(one, one.after)];
                const shown = one.field.kind === 'text' && one.field.code ? styles.code : undefined;
                return (
                  <tr key={one.path} data-field={one.path} data-changed={one.isChanged || undefined}>
                    <th scope="row">{fieldName(t, entity, one.path)}</th>
                    {!isFirst && (
                      <td data-side={beforeTitle}>
                        <DiffText before={before} after={after} side="before" className={shown} />
                      </td>
                    )}
                    <td data-side={isFirst ? undefined : afterTitle}>
                      <DiffText before={isFirst ? after : before} after={after} side="after" className={shown} />
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}

interface DiffTextProps {
  before: string;
  after: string;
  side: 'before' | 'after';
  className?: string | undefined;
}

/** One side of a change; its own words are marked by color and underline, and announced to screen readers. */
function DiffText({ before, after, side, className }: DiffTextProps) {
  const t = useTranslate();
  const own = side === 'before' ? 'removed' : 'added';
  const parts = wordDiff(before, after).filter(({ kind }) => kind === 'same' || kind === own);
  if (parts.length === 0) return <span className={styles.blank}>{t('history.blank')}</span>;
  const Mark = side === 'before' ? 'del' : 'ins';
  return (
    <span className={className}>
      {parts.map(({ kind, text }, index) =>
        kind === 'same' ? (
          <span key={index}>{text}</span>
        ) : (
          <Mark key={index} className={styles[kind]}>
            {text}
          </Mark>
        ),
      )}
    </span>
  );
}
