import { Popover } from '#components/layers/Popover.tsx';
import { useTranslate } from 'react-admin';
import { useContext, useId, useState, type KeyboardEvent, type RefObject } from 'react';
import { OptionList, type OptionGroup } from '#components/inputs/OptionList.tsx';
import { useOptionKeys } from '#components/inputs/useOptionKeys.ts';
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
  const id = useId();
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
  const { at, onKey } = useOptionKeys(parties, { text, start, onPick, onEnd: more });

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (!onKey(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  const note =
    state === 'failed'
      ? t('partyTools.book.failed')
      : state === 'loading'
        ? t('ui.lookup.loading')
        : parties.length === 0
          ? t(text.trim() === '' ? 'partyTools.book.empty' : 'partyTools.book.none')
          : '';
  return (
    <Popover
      open
      anchorEl={anchor.current}
      {...BELOW_TOOLS}
      onClose={onClose}
      slotProps={{ paper: { className: styles.book, role: 'dialog', 'aria-label': t('partyTools.tool.book') } }}
    >
      <input
        type="text"
        role="combobox"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the layer is opened to type into
        autoFocus
        aria-label={t('partyTools.book.search')}
        placeholder={t('partyTools.book.search')}
        aria-expanded
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={at >= 0 ? `${id}-list-${at}` : undefined}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        className={styles.search}
      />
      <OptionList
        id={`${id}-list`}
        label={t('partyTools.tool.book')}
        groups={groups}
        at={at}
        isBusy={state === 'loading'}
        note={note || (hasMore ? t('ui.lookup.more') : '')}
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
      />
    </Popover>
  );
}
