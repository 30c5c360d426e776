import type { ReactNode } from 'react';
import { LinkBase, type useTranslate } from 'react-admin';
import type { Column } from '#components/list/column.ts';
import type { TemplateRow } from '#contract/endpoints/templates.ts';
import { pathTo } from '#contract/routes.ts';
import { DefaultSwitch } from './DefaultSwitch.tsx';
import styles from './TemplateList.module.css';

type Translate = ReturnType<typeof useTranslate>;

export function templateColumns(t: Translate, actions: (row: TemplateRow) => ReactNode): Column<TemplateRow>[] {
  return [
    {
      key: 'name',
      labelKey: 'fields.bill.template_name',
      sortable: 'template_name',
      width: 14.75,
      rowHeader: true,
      render: (row) => (
        <LinkBase to={pathTo.template(row.id)} className={styles.link} title={row.template_name}>
          {row.template_name}
        </LinkBase>
      ),
    },
    {
      key: 'type',
      labelKey: 'fields.bill.billType',
      sortable: 'billType',
      width: 5,
      render: (row) => <span className={styles.type}>{t(`choices.billType.${row.billType}`)}</span>,
    },
    {
      key: 'filer',
      labelKey: 'fields.bill.houseScac',
      sortable: 'houseScac',
      width: 5,
      render: (row) => row.houseScac && <span className={styles.code}>{row.houseScac}</span>,
    },
    {
      key: 'default',
      labelKey: 'templates.default',
      width: 10.75,
      render: (row) => <DefaultSwitch row={row} />,
    },
    {
      key: 'used',
      labelKey: 'templates.used',
      width: 5.5,
      sortable: 'usedCount',
      render: (row) => (row.usedCount > 0 ? t('templates.usedTimes', { smart_count: row.usedCount }) : ''),
    },
    {
      key: 'lastUsed',
      labelKey: 'templates.lastUsed',
      width: 9.5,
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
      width: 9.5,
      sortable: 'updatedAt',
      render: (row) => <time className={styles.time}>{row.updatedAt}</time>,
    },
    { key: 'operator', labelKey: 'templates.operator', width: 6, render: (row) => row.operator },
    { key: 'actions', labelKey: 'templates.actions', align: 'end', isHeadHidden: true, width: 5, render: actions },
  ];
}
