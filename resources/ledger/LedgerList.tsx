import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { LEDGER_KINDS } from '#contract/codes.ts';
import type { LedgerRow, LedgerStatistics } from '#contract/endpoints/cashier.ts';
import { groupDigits } from '#components/cells/groupDigits.ts';
import { Button } from '#components/layout/Button.tsx';
import { ExportTool } from '#components/list/ExportTool.tsx';
import type { FilterTexts } from '#components/list/FilterChips.tsx';
import { ListState } from '#components/list/ListState.tsx';
import { openDownload } from '#dataProvider/openDownload.ts';
import { ChoiceFilter } from '#features/lists/ChoiceFilter.tsx';
import { DayFilter } from '#features/lists/DayFilter.tsx';
import { ListPage } from '#features/lists/ListPage.tsx';
import { ListScreen } from '#features/lists/ListScreen.tsx';
import { useLanguage } from '#i18n/LanguageContext.ts';
import { ledgerColumns } from './ledgerColumns.tsx';
import { PurseFilter } from './PurseFilter.tsx';
import { StatementDialog } from './StatementDialog.tsx';
import styles from './Ledger.module.css';

const FILTER_TEXTS: FilterTexts = {
  purse: { labelKey: 'cashier.ledger.purse', texts: 'cashier.ledger.purses' },
  kind: { labelKey: 'cashier.ledger.kind', texts: 'cashier.ledger.kinds' },
  atBegin: { labelKey: 'charges.chips.from' },
  atEnd: { labelKey: 'charges.chips.to' },
};

/** `/ledger` [M01] Every movement of a purse with the balance after it, and the monthly statements. */
export const LedgerList = () => (
  <ListScreen resource="ledger">
    <LedgerView />
  </ListScreen>
);

function LedgerView() {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <ListPage<LedgerRow>
      titleKey="titles.ledger"
      settings="ledgerList"
      columns={ledgerColumns}
      rowName={({ at, amount }) => `${at} ${amount}`}
      hasViews={false}
      actions={
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {t('cashier.ledger.statement')}
        </Button>
      }
      above={<LedgerSums />}
      filters={
        <>
          <PurseFilter />
          <ChoiceFilter
            source="kind"
            labelKey="cashier.ledger.kind"
            values={LEDGER_KINDS}
            texts="cashier.ledger.kinds"
          />
          <DayFilter begin="atBegin" end="atEnd" labelKey="cashier.ledger.at" />
        </>
      }
      filterTexts={FILTER_TEXTS}
      tools={<ExportTool onExport={(query) => openDownload('exportLedger', { query })} />}
      empty={<ListState title={t('cashier.ledger.none')}>{t('cashier.ledger.noneText')}</ListState>}
    >
      {isOpen && <StatementDialog onClose={() => setOpen(false)} />}
    </ListPage>
  );
}

/** Over every row of the filters, not only of the page. */
function LedgerSums() {
  const t = useTranslate();
  const { language } = useLanguage();
  const { meta } = useListContext();
  const { statistics } = (meta ?? {}) as { statistics?: LedgerStatistics };
  const figures = (['balance', 'in', 'out'] as const).map((name) => ({ name, value: statistics?.[name] }));
  return (
    <dl className={styles.sums}>
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt>{t(`cashier.ledger.sums.${name}`)}</dt>
          <dd>{value === undefined ? '–' : groupDigits(value, language)}</dd>
        </div>
      ))}
    </dl>
  );
}
