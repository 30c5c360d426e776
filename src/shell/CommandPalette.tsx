import { TIMING } from '#components/timing.ts';
import { useEffect, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useTranslate, useDataProvider } from 'react-admin';
import { matching, type Command } from '#components/palette/command.ts';
import { Palette } from '#components/palette/Palette.tsx';
import { ISF_10, ISF_5 } from '#contract/codes.ts';
import { pathTo } from '#contract/routes.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { LANGUAGE_NAMES } from '#i18n/languageNames.ts';
import { offeredLanguages } from '#i18n/offeredLanguages.ts';
import { useLanguage } from '#i18n/LanguageContext.ts';
import { resources } from '#resources/index.ts';
import { useNewFiling } from '#resources/drafts/useNewFiling.ts';
import { menuOf } from './menu.ts';
import { useUser } from '#authProvider/useUser.ts';
import { useSignOut } from './useSignOut.ts';

const GO_KEYS: Partial<Record<string, readonly string[]>> = Object.fromEntries(
  resources.flatMap(({ list, goKey }) => (goKey ? [[list, ['g', goKey]]] : [])),
);
const GROUPS = ['found', 'go', 'begin', 'page'].map((name) => ({ name, labelKey: `palette.groups.${name}` }));
const TEXT_MIN = 2;
const FOUND_MAX = 5;

/** Ctrl+K: screens, new filings, drafts and filings by number, language, sign-out. */
export function CommandPalette({ onClose, onHelp }: { onClose: () => void; onHelp: () => void }) {
  const t = useTranslate();
  const [text, setText] = useState('');
  const found = useFound(text.trim().toUpperCase());
  const commands = useCommands(onHelp);
  return (
    <Palette
      text={text}
      onText={setText}
      groups={GROUPS}
      hint={t('palette.hint')}
      commands={[...found.commands, ...matching(commands, text)]}
      isSearching={found.isSearching}
      onClose={onClose}
    />
  );
}

/** Commands that need no search. */
function useCommands(onHelp: () => void): Command[] {
  const t = useTranslate();
  const navigate = useNavigate();
  const begin = useNewFiling();
  const signOut = useSignOut();
  const { language, setLanguage } = useLanguage();
  const { user } = useUser();
  const screens = menuOf(user, language)
    .flatMap((group) => group.items)
    .filter(({ isNewTab }) => !isNewTab)
    .map(({ name, path }): Command => ({
      id: name,
      group: 'go',
      label: t(`titles.${name}`),
      keys: GO_KEYS[name],
      run: () => void navigate(path),
    }));
  const languages = offeredLanguages()
    .filter((locale) => locale !== language)
    .map((locale): Command => ({
      id: `lang-${locale}`,
      group: 'page',
      label: LANGUAGE_NAMES[locale],
      note: t('ui.layout.language'),
      run: () => setLanguage(locale),
    }));
  return [
    ...screens,
    { id: 'new10', group: 'begin', label: t('drafts.newIsf10'), keys: ['n'], run: () => begin(ISF_10) },
    { id: 'new5', group: 'begin', label: t('drafts.newIsf5'), keys: ['Shift+n'], run: () => begin(ISF_5) },
    ...languages,
    { id: 'help', group: 'page', label: t('ui.keys.title'), keys: ['?'], run: onHelp },
    { id: 'signOut', group: 'page', label: t('shell.account.signOut'), run: signOut },
  ];
}

/** Drafts and filings found by the portal; not saved as recent searches ([L02]). */
function useFound(text: string): { commands: Command[]; isSearching: boolean } {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const t = useTranslate();
  const navigate = useNavigate();
  const [searched, setSearched] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearched(text), TIMING.search);
    return () => clearTimeout(timer);
  }, [text]);
  const isSearchable = searched.length >= TEXT_MIN;
  const { data, isFetching } = useQuery({
    queryKey: ['palette', searched],
    queryFn: async ({ signal }) => {
      const query = { keyword: searched, pageSize: FOUND_MAX, pageNum: 1, suggest: 'true' } as const;
      const [drafts, filings] = await Promise.all([
        dataProvider.listDrafts({ query }, { signal }),
        dataProvider.listFilings({ query }, { signal }),
      ]);
      return { drafts: drafts.records, filings: filings.records };
    },
    enabled: isSearchable,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const isSearching = text.length >= TEXT_MIN && (text !== searched || isFetching);
  if (text.length < TEXT_MIN || !isSearchable || !data) return { commands: [], isSearching };
  const drafts = data.drafts.map((row): Command => {
    const number = row.amsNos.find((each) => each.includes(searched)) ?? row.amsNos.find(Boolean);
    return {
      id: `draft-${row.id}`,
      group: 'found',
      label: number ?? t('drafts.noNumber'),
      note: [t('palette.draft'), t(`choices.billType.${row.billType}`), row.bugerName].filter(Boolean).join(' · '),
      isNumber: true,
      run: () => void navigate(pathTo.draft(row.id)),
    };
  });
  const filings = data.filings.map((row): Command => ({
    id: `filing-${row.id}`,
    group: 'found',
    label: row.amsNo,
    note: [t('palette.filing'), t(`statuses.declaration.${row.declarationStatus}`), row.buyer || row.isfNo]
      .filter(Boolean)
      .join(' · '),
    isNumber: true,
    run: () => void navigate(pathTo.filing(row.id)),
  }));
  return { commands: [...drafts, ...filings], isSearching };
}
