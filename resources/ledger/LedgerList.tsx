import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { LEDGER_KINDS } from '#contract/codes.ts';
import type { LedgerRow, LedgerStatistics } from '#contract/endpoints/cashier.ts';
import { PAGE_SIZES } from '#contract/limits.ts';
import { Button } from '#components/layout/Button.tsx';
import { Page } from '#components/layout/Page.tsx';
import { arrangeColumns } from '#components/list/arrangeColumns.ts';
import { ColumnSettings } from '#components/list/ColumnSettings.tsx';
import { DataTable } from '#components/list/DataTable.tsx';
import { ExportTool } from '#components/list/ExportTool.tsx';
import { FilterBar } from '#components/list/FilterBar.tsx';
import { FilterChips } from '#components/list/FilterChips.tsx';
import { ListState } from '#components/list/ListState.tsx';
import { ListTools } from '#components/list/ListTools.tsx';
import { PagingBar } from '#components/list/PagingBar.tsx';
import { openDownload } from '#dataProvider/openDownload.ts';
import { useColumnSettings } from '#dataProvider/useColumnSettings.ts';
import { useSavePageSize } from '#dataProvider/useListSettings.ts';
import { ChoiceFilter } from '#features/lists/ChoiceFilter.tsx';
import { DayFilter } from '#features/lists/DayFilter.tsx';
import { ListScreen } from '#features/lists/ListScreen.tsx';
import { useLanguage } from '#i18n/LanguageContext.ts';
import { useFirstScreen } from '#startup/afterFirstScreen.ts';
import { ledgerColumns } from './ledgerColumns.tsx';
import { PurseFilter } from './PurseFilter.tsx';
import { StatementDialog } from './StatementDialog.tsx';
import styles from './Ledger.module.css';

/** `/ledger` [M01] Every movement of a purse with the balance after it, and the monthly statements. */
export const LedgerList = () => (
  <ListScreen resource="ledger">
    <LedgerView />
  </ListScreen>
);

function LedgerView() {
  const t = useTranslate();
  const { data, isPending } = useListContext<LedgerRow>();
  const [isOpen, setOpen] = useState(false);
  const { saved, save } = useColumnSettings('ledgerList');
  const savePageSize = useSavePageSize();
  useFirstScreen(!isPending);
  return (
    <Page
      titleKey="titles.ledger"
      actions={
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {t('cashier.ledger.statement')}
        </Button>
      }
    >
      <LedgerSums />
      <FilterBar>
        <PurseFilter />
        <ChoiceFilter source="kind" labelKey="cashier.ledger.kind" values={LEDGER_KINDS} texts="cashier.ledger.kinds" />
        <DayFilter begin="atBegin" end="atEnd" labelKey="cashier.ledger.at" />
      </FilterBar>
      <FilterChips
        texts={{
          purse: { labelKey: 'cashier.ledger.purse', texts: 'cashier.ledger.purses' },
          kind: { labelKey: 'cashier.ledger.kind', texts: 'cashier.ledger.kinds' },
          atBegin: { labelKey: 'charges.chips.from' },
          atEnd: { labelKey: 'charges.chips.to' },
        }}
      />
      <ListTools note={t('shell.times')}>
        <ExportTool onExport={(query) => openDownload('exportLedger', { query })} />
        <ColumnSettings columns={ledgerColumns} saved={saved} onSave={save} />
      </ListTools>
      <DataTable
        columns={arrangeColumns(ledgerColumns, saved)}
        label={t('titles.ledger')}
        rowName={({ at, amount }) => `${at} ${amount}`}
        empty={<ListState title={t('cashier.ledger.none')}>{t('cashier.ledger.noneText')}</ListState>}
      />
      {data && data.length > 0 && <PagingBar sizes={PAGE_SIZES} onSize={savePageSize} />}
      {isOpen && <StatementDialog onClose={() => setOpen(false)} />}
    </Page>
  );
}

/** Over every row of the filters, not only of the page. */
function LedgerSums() {
  const t = useTranslate();
  const { language } = useLanguage();
  const { meta } = useListContext();
  const { statistics } = (meta ?? {}) as { statistics?: LedgerStatistics };
  const show = (amount: number) => amount.toLocaleString(language);
  const figures = (['balance', 'in', 'out'] as const).map((name) => ({ name, value: statistics?.[name] }));
  return (
    <dl className={styles.sums}>
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt>{t(`cashier.ledger.sums.${name}`)}</dt>
          <dd>{value === undefined ? '–' : show(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
