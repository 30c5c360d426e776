import type { ReactNode } from 'react';
import { LinkBase, type useTranslate } from 'react-admin';
import type { Column } from '#components/list/column.ts';
import type { TemplateRow } from '#contract/endpoints/templates.ts';
import { pathTo } from '#contract/routes.ts';
import { DefaultSwitch } from './DefaultSwitch.tsx';
import styles from './TemplateList.module.css';

type Translate = ReturnType<typeof useTranslate>;

/** The columns of the template list. */
export function templateColumns(t: Translate, actions: (row: TemplateRow) => ReactNode): Column<TemplateRow>[] {
  return [
    {
      key: 'name',
      labelKey: 'fields.bill.template_name',
      rowHeader: true,
      render: (row) => (
        <LinkBase to={pathTo.template(row.id)} className={styles.link}>
          {row.template_name}
        </LinkBase>
      ),
    },
    {
      key: 'type',
      labelKey: 'fields.bill.billType',
      width: '6rem',
      render: (row) => <span className={styles.type}>{t(`choices.billType.${row.billType}`)}</span>,
    },
    {
      key: 'filer',
      labelKey: 'fields.bill.houseScac',
      width: '6rem',
      render: (row) => row.houseScac && <span className={styles.code}>{row.houseScac}</span>,
    },
    {
      key: 'default',
      labelKey: 'templates.default',
      render: (row) => <DefaultSwitch row={row} />,
    },
    {
      key: 'used',
      labelKey: 'templates.used',
      sortable: 'usedCount',
      width: '6.5rem',
      render: (row) => (row.usedCount > 0 ? t('templates.usedTimes', { smart_count: row.usedCount }) : ''),
    },
    {
      key: 'lastUsed',
      labelKey: 'templates.lastUsed',
      sortable: 'lastUsedAt',
      render: (row) =>
        row.lastUsedAt ? (
          <time className={styles.time}>{row.lastUsedAt}</time>
        ) : (
          <span className={styles.never}>{t('templates.neverUsed')}</span>
        ),
    },
    {
      key: 'updated',
      labelKey: 'templates.updated',
      sortable: 'updatedAt',
      render: (row) => <time className={styles.time}>{row.updatedAt}</time>,
    },
    { key: 'operator', labelKey: 'templates.operator', render: (row) => row.operator },
    { key: 'actions', labelKey: 'templates.actions', align: 'end', isHeadHidden: true, render: actions },
  ];
}
