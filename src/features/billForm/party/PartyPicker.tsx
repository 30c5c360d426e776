import { useTranslate } from 'react-admin';
import { useContext, useState, type RefObject } from 'react';
import type { OptionGroup } from '#components/inputs/OptionList.tsx';
import { SearchPopover } from '#components/inputs/SearchPopover.tsx';
import type { PartyRow } from '#contract/endpoints/parties.ts';
import { BELOW_TOOLS } from './belowTools.ts';
import { PartyPortContext } from './partyPort.ts';
import { partyTypes } from './partyRoles.ts';
import type { PartyText } from './partyText.ts';
import { usePartySearch } from './usePartySearch.ts';
import styles from './Party.module.css';

interface PartyPickerProps {
  block: string;
  title: string;
  anchor: RefObject<HTMLElement | null>;
  onPick: (party: PartyText) => void;
  onClose: () => void;
}

type Found = PartyText & Partial<PartyRow>;

/**
 * [B04] [T05] The address book of a block: searches while typing; recent picks and the block's own types come first.
 */
export function PartyPicker({ block, title, anchor, onPick, onClose }: PartyPickerProps) {
  const t = useTranslate();
  const port = useContext(PartyPortContext);
  const [text, setText] = useState('');
  const [types] = useState(() => partyTypes(block));
  const [recent] = useState(() => port.recent(block));
  const { state, own, others, hasMore, more } = usePartySearch(types, text);

  const all: OptionGroup<Found>[] = [
    { key: 'recent', title: t('partyTools.book.recent'), options: text.trim() === '' ? recent : [] },
    { key: 'own', title: t('partyTools.book.own', { block: title }), options: own },
    { key: 'others', title: t('partyTools.book.others'), options: others },
  ];
  const groups = all.filter(({ options }) => options.length > 0);
  const parties = groups.flatMap((group) => group.options);
  // Enter takes the first search result; without a search no option is active.
  const start = text.trim() !== '' && parties.length > 0 && state === 'ready' ? 0 : -1;
  const note =
    state === 'failed'
      ? t('partyTools.book.failed')
      : state === 'loading'
        ? t('ui.lookup.loading')
        : parties.length === 0
          ? t(text.trim() === '' ? 'partyTools.book.empty' : 'partyTools.book.none')
          : '';
  return (
    <SearchPopover
      anchorEl={anchor.current}
      {...BELOW_TOOLS}
      title={t('partyTools.tool.book')}
      searchLabel={t('partyTools.book.search')}
      text={text}
      onText={setText}
      groups={groups}
      start={start}
      isBusy={state === 'loading'}
      note={note || (hasMore ? t('ui.lookup.more') : '')}
      classes={{ paper: styles.book, search: styles.search }}
      keyOf={(party) => `${party.id ?? ''}${party.name}${party.addr}`}
      draw={(party, group) => (
        <span className={styles.found}>
          <b>{party.name}</b>
          <span>{[party.addr, party.city, party.countryCode].filter(Boolean).join(', ')}</span>
          {group.key === 'others' && party.type && <small>{t(`choices.partyType.${party.type}`)}</small>}
        </span>
      )}
      onPick={onPick}
      onEnd={more}
      onClose={onClose}
    />
  );
}
