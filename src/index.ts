/**
 * The component library: an entity declaration defines types, validation, columns and form. Inside this
 * repository files import each other directly; this barrel is for other applications (decision 0027).
 */
import './components/theme/tokens.css';
import './components/theme/global.css';

// Schema.
export { entity, labelKey, type Entity, type EntityRecord, type EntityRule, type Views } from '#schema/entity.ts';
export {
  choice,
  choices,
  date,
  dateTime,
  lookup,
  rows,
  text,
  type AnyRecord,
  type Check,
  type ChoiceField,
  type ChoicesField,
  type DateField,
  type DateTimeField,
  type FieldDeclaration,
  type Fields,
  type LookupField,
  type LookupSource,
  type RecordOf,
  type RowsField,
  type ScalarField,
  type TextField,
  type When,
} from '#schema/field.ts';
export { normalizeHeading } from '#schema/normalizeHeading.ts';
export { blankRecord } from '#schema/blank.ts';
export { isSendable, problems } from '#schema/problems.ts';
export {
  fromErrorTree,
  issueAt,
  toErrorTree,
  type Issue,
  type IssueText as FieldMessage,
  type Severity,
} from '#schema/issue.ts';
export { diff, isSame, valueAt } from '#schema/record.ts';
export { fieldRows, fieldText } from '#schema/recordText.ts';

// Records: lists and forms from a declaration.
export { EntityForm } from './components/records/EntityForm.tsx';
export { EntityList } from './components/records/EntityList.tsx';
export { ChoiceChips } from './components/records/ChoiceChips.tsx';
export { RecordFields } from './components/records/RecordFields.tsx';
export { RowAction, RowActions } from './components/records/RowActions.tsx';
export { SidePanel } from './components/records/SidePanel.tsx';
export { SplitView } from './components/records/SplitView.tsx';

// Form and grid.
export { BlankNoteProvider } from './components/form/field/BlankNoteContext.ts';
export { BlockNameProvider } from './components/form/field/BlockNameContext.ts';
export { CellAnnotationsProvider } from './components/form/annotations/CellAnnotationsContext.ts';
export { createFormStore } from './components/form/store/createFormStore.ts';
export {
  createAnnotationStore,
  type Annotation,
  type AnnotationSource,
} from './components/form/annotations/annotationStore.ts';
export { Field } from './components/form/field/Field.tsx';
export { FormRoot } from './components/form/FormRoot.tsx';
export { ProblemSummary } from './components/form/ProblemSummary.tsx';
export { RowsEditor } from './components/form/grid/RowsEditor.tsx';
export { SectionIndex } from './components/form/SectionIndex.tsx';
export { useFieldState, useForm, useStructure } from './components/form/FormContext.ts';
export type { FormOptions, FormStore } from './components/form/store/formStore.ts';
export type { PasteRules } from './components/form/grid/planPaste.ts';

// Inputs and cells.
export { CodeNamesProvider, type CodeNames } from './components/cells/CodeNamesContext.ts';
export { FieldValue } from './components/cells/FieldValue.tsx';
export { FileDrop } from './components/inputs/FileDrop.tsx';
export { LookupProvider, type LookupOption, type LookupPort, type Lookups } from './components/inputs/LookupContext.ts';

// List.
export { arrangeColumns } from './components/list/arrangeColumns.ts';
export { declaredColumns } from './components/list/declaredColumns.tsx';
export { ColumnSettings } from './components/list/ColumnSettings.tsx';
export { DataTable } from './components/list/DataTable.tsx';
export { DateRangeFilter } from './components/list/DateRangeFilter.tsx';
export { ExportTool } from './components/list/ExportTool.tsx';
export { FilterBar } from './components/list/FilterBar.tsx';
export { FilterChips, type FilterTexts } from './components/list/FilterChips.tsx';
export { FilterSelect } from './components/list/FilterSelect.tsx';
export { ListError } from './components/list/ListError.tsx';
export { ListState } from './components/list/ListState.tsx';
export { ListTools } from './components/list/ListTools.tsx';
export { NothingMatches } from './components/list/NothingMatches.tsx';
export { PagingBar } from './components/list/PagingBar.tsx';
export { SearchInput } from './components/list/SearchInput.tsx';
export { SelectionBar } from './components/list/SelectionBar.tsx';
export { StaleNotice } from './components/list/StaleNotice.tsx';
export { UndoStrip } from './components/list/UndoStrip.tsx';
export { useDeleteKey } from './components/list/useDeleteKey.ts';
export { useSelectedRows } from './components/list/useSelectedRows.ts';
export { useShortcut } from './components/list/useShortcut.ts';
export type { Column, Row } from './components/list/column.ts';
export type { RecentSearches } from './components/list/recentSearches.ts';

// Settings.
export { SettingsTable, type SettingsColumn } from './components/settings/SettingsTable.tsx';

// Status.
export { BillNumber } from './components/status/BillNumber.tsx';
export { CopyableNumber } from './components/status/CopyableNumber.tsx';
export { CopyButton } from './components/status/CopyButton.tsx';
export { DueMark } from './components/status/DueMark.tsx';
export { StatusChip } from './components/status/StatusChip.tsx';
export { ToneMark } from './components/status/ToneMark.tsx';
export type { StatusTone } from './components/status/tone.ts';

// Command palette and keys.
export { KeyboardHelp, type KeyTopic } from './components/palette/KeyboardHelp.tsx';
export { Keys } from './components/palette/Keys.tsx';
export { Palette } from './components/palette/Palette.tsx';
export { matching, type Command, type CommandGroup } from './components/palette/command.ts';
export { useKeySequence } from './components/palette/useKeySequence.ts';

// Layout and layers.
export { Button } from './components/layout/Button.tsx';
export { CrashPage } from './components/layout/CrashPage.tsx';
export { Dialog } from './components/layers/Dialog.tsx';
export { Disclosure } from './components/layout/Disclosure.tsx';
export { ErrorBoundary } from './components/layout/ErrorBoundary.tsx';
export { Glyph, type GlyphName } from './components/layout/Glyph.tsx';
export { LanguageSwitch } from './components/layout/LanguageSwitch.tsx';
export { Layout } from './components/layout/Layout.tsx';
export { Menu } from './components/layers/Menu.tsx';
export { Message } from './components/layout/Message.tsx';
export { OfflineStrip } from './components/layout/OfflineStrip.tsx';
export { Page } from './components/layout/Page.tsx';
export { PageSkeleton } from './components/layout/PageSkeleton.tsx';
export { Popover } from './components/layers/Popover.tsx';
export { SideMenu } from './components/layout/SideMenu.tsx';
export { Strip } from './components/layout/Strip.tsx';
export { Toast } from './components/layout/Toast.tsx';
export { Toasts } from './components/layout/Toasts.tsx';
export { TopBar } from './components/layout/TopBar.tsx';
export { useWindowTitle } from './components/layout/useWindowTitle.ts';
export type { MenuGroup, MenuItem } from './components/layout/menuGroup.ts';

// Navigation and page views.
export { Navigation } from './components/layout/Navigation.tsx';
export { setAnalyticsSink, type AnalyticsSink } from './components/layout/analytics.ts';

// Notices.
export { Markup } from './components/notice/Markup.tsx';
export { NoticeDialog, NoticeLetter, type NoticeInputs } from './components/notice/NoticeDialog.tsx';
export { openUpdateNotice, UpdateNoticeHost } from './components/notice/openUpdateNotice.ts';
export { UpdateNotice, type UpdateNoticeInputs, type UpdateNoticeResult } from './components/notice/UpdateNotice.tsx';
export { awaitedLayer } from './components/layers/awaitedLayer.tsx';

// Theme.
export { Theme } from './components/theme/Theme.tsx';
export { theme } from './components/theme/muiTheme.ts';
