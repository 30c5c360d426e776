import useMediaQuery from '@mui/material/useMediaQuery';
import {
  CreateButton,
  DataTable,
  FilterButton,
  List,
  SimpleList,
  TopToolbar,
  useCreatePath,
  useListContext,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { useState, type ReactElement, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { supportResourceOf, type SupportResourceName } from '#contract/support/resources.ts';
import { media } from '#components/theme/tokens.ts';
import { columnLabel } from './deskText.ts';
import { useRowFocus } from './deskFocus.ts';
import { DeskValue } from './DeskValue.tsx';
import { DeskEmpty } from './DeskEmpty.tsx';
import { DeskPages } from './DeskPages.tsx';
import { deskFilters } from './deskFilters.tsx';
import { recordText } from './recordText.ts';
import styles from './Desk.module.css';

interface DeskListProps {
  name: SupportResourceName;
  /** Tools beside filters. */
  tools?: ReactNode;
}

/**
 * The list of a resource from its declaration: columns, filters, order and pages. On a phone each row is a card, and the
 * filters after the first unfold by a button.
 */
export function DeskList({ name, tools }: DeskListProps) {
  const t = useTranslate();
  const { columns, sort, create, search } = supportResourceOf(name);
  const filters = deskFilters(t, columns, search !== undefined);
  const isFiltered = filters.length > 0;
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <List
      className={`${styles.list} ${isUnfolded ? '' : styles.folded}`}
      sort={{ field: sort[0], order: sort[1] }}
      filters={filters}
      perPage={25}
      exporter={false}
      empty={false}
      actions={
        <TopToolbar>
          {tools}
          {filters.length > 1 && (
            <button
              type="button"
              className={styles.fold}
              aria-expanded={isUnfolded}
              onClick={() => setUnfolded(!isUnfolded)}
            >
              {t(isUnfolded ? 'ui.list.fewerFilters' : 'ui.list.moreFilters')}
            </button>
          )}
          {isFiltered && (
            <span className={styles.addFilter}>
              <FilterButton disableSaveQuery />
            </span>
          )}
          {create && <CreateButton />}
        </TopToolbar>
      }
      pagination={<ListPages />}
    >
      <DeskRows name={name} />
    </List>
  );
}

/** A failed list has no pages: react-admin counts a full one. */
function ListPages() {
  const { error } = useListContext();
  return error ? null : <DeskPages sizes={[25, 50, 100]} />;
}

interface DeskRowsProps {
  name: SupportResourceName;
  hidden?: readonly string[];
  /** Unfolds below a row of the table. */
  expand?: ReactElement;
}

export function DeskRows({ name, hidden = [], expand }: DeskRowsProps) {
  const t = useTranslate();
  const isNarrow = useMediaQuery(media('below', 'medium'), { noSsr: true });
  const { columns, list } = supportResourceOf(name);
  const shown = list.filter((column) => !hidden.includes(column));
  const [first = 'id', ...others] = shown;
  if (isNarrow) return <NarrowRows name={name} first={first} others={others} />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table wider than the page scrolls by keyboard
    <section className={styles.scroll} aria-label={t(`desk.resources.${name}`)} tabIndex={0}>
      <DataTable
        bulkActionButtons={false}
        rowClick={false}
        size="small"
        {...(expand && { expand, expandSingle: true })}
        empty={<DeskEmpty />}
      >
        {shown.map((column, index) => {
          const declared = columns[column];
          if (!declared) return null;
          const isNumber = declared.kind === 'coins' || declared.kind === 'number';
          return (
            <DataTable.Col
              key={column}
              source={column}
              label={columnLabel(t, column)}
              disableSort={!declared.sort}
              {...(isNumber && { align: 'right' as const })}
            >
              {index === 0 ? <RowLink name={name} column={column} /> : <Cell name={name} column={column} />}
            </DataTable.Col>
          );
        })}
      </DataTable>
    </section>
  );
}

function NarrowRows({ name, first, others }: { name: SupportResourceName; first: string; others: readonly string[] }) {
  const t = useTranslate();
  return (
    <SimpleList
      rowClick={false}
      empty={<DeskEmpty />}
      primaryText={<RowLink name={name} column={first} />}
      secondaryText={
        <span className={styles.card}>
          {others.map((column) => (
            <span key={column}>
              <span className={styles.cardLabel}>{columnLabel(t, column)}</span> <Cell name={name} column={column} />
            </span>
          ))}
        </span>
      }
    />
  );
}

function Cell({ name, column }: { name: SupportResourceName; column: string }) {
  const record = useRecordContext();
  const declared = supportResourceOf(name).columns[column];
  return declared ? <DeskValue column={declared} value={record?.[column]} /> : null;
}

/** The first cell leads to the row by keyboard as well. */
function RowLink({ name, column }: { name: SupportResourceName; column: string }) {
  const createPath = useCreatePath();
  const record = useRecordContext();
  const declared = supportResourceOf(name).columns[column];
  const path = createPath({ resource: name, type: 'show', id: record?.id });
  const focus = useRowFocus(path);
  if (!record || !declared) return null;
  const value: unknown = record[column];
  const isBlank = value === null || value === undefined || value === '';
  return (
    <Link className={styles.rowLink} to={path} {...focus}>
      {isBlank ? recordText(name)(record) : <DeskValue column={declared} value={value} />}
    </Link>
  );
}
