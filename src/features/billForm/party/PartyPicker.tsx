/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events --
   the ARIA combobox: no native tag is a grouped list under an input, and the keys are the input's */
import { Popover } from '#components/layers/Popover.tsx';
import { useTranslate } from 'react-admin';
import { useContext, useEffect, useId, useState, type KeyboardEvent, type RefObject } from 'react';
import { isNearEnd } from '#components/inputs/isNearEnd.ts';
import type { PartyRow } from '#contract/endpoints/parties.ts';
import { BELOW_TOOLS } from './belowTools.ts';
import { PartyPortContext } from './partyPort.ts';
import { partyTypesOf } from './partyRoles.ts';
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

interface Group {
  key: string;
  title: string;
  parties: readonly (PartyText & Partial<PartyRow>)[];
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 6, PageUp: -6 };

/** [B04] [T05] The address book beside a block: typing searches, recent picks and the block's own kind come first. */
export function PartyPicker({ block, title, anchor, onPick, onClose }: PartyPickerProps) {
  const t = useTranslate();
  const id = useId();
  const port = useContext(PartyPortContext);
  const [text, setText] = useState('');
  const [types] = useState(() => partyTypesOf(block));
  const [recent] = useState(() => port.recent(block));
  const { state, own, others, hasMore, more } = usePartySearch(types, text);
  const [moved, setMoved] = useState({ text, at: -1 });

  const groups: Group[] = [
    { key: 'recent', title: t('partyTools.book.recent'), parties: text.trim() === '' ? recent : [] },
    { key: 'own', title: t('partyTools.book.own', { block: title }), parties: own },
    { key: 'others', title: t('partyTools.book.others'), parties: others },
  ].filter(({ parties }) => parties.length > 0);
  const parties = groups.flatMap((group) => group.parties);
  // What a person typed for is taken with Enter; in the list as it opens nobody has chosen yet.
  const at = moved.text === text ? moved.at : text.trim() !== '' && parties.length > 0 && state === 'ready' ? 0 : -1;

  useEffect(() => {
    if (at >= 0) document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, at]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const party = parties[at];
    if (event.key in STEPS) {
      const next = Math.max(0, Math.min(parties.length - 1, at + (STEPS[event.key] ?? 0)));
      setMoved({ text, at: next });
      if (next >= parties.length - 2) more();
    } else if (event.key === 'Enter' && party) onPick(party);
    else return;
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
  let index = -1;
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
        aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        className={styles.search}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('partyTools.tool.book')}
        aria-busy={state === 'loading'}
        className={styles.list}
        onScroll={(event) => isNearEnd(event.currentTarget) && more()}
      >
        {groups.map((group) => (
          <div key={group.key} role="group" aria-label={group.title}>
            <div className={styles.groupTitle} aria-hidden>
              {group.title}
            </div>
            {group.parties.map((party) => {
              index += 1;
              const here = index;
              return (
                <div
                  key={`${party.id ?? ''}${party.name}${party.addr}`}
                  id={`${id}-${here}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={here === at}
                  className={styles.option}
                  onClick={() => onPick(party)}
                >
                  <b>{party.name}</b>
                  <span>{[party.addr, party.city, party.countryCode].filter(Boolean).join(', ')}</span>
                  {group.key === 'others' && party.type && <small>{t(`choices.partyType.${party.type}`)}</small>}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      {(note || hasMore) && <output className={styles.note}>{note || t('ui.lookup.more')}</output>}
    </Popover>
  );
}
