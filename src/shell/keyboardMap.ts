import type { KeyTopic } from '#components/palette/KeyboardHelp.tsx';

/** Message keys are below `palette.map.<topic>`; each entry has alternatives, each a sequence of keys. */
const KEYBOARD_MAP: Record<string, Record<string, readonly (readonly string[])[]>> = {
  everywhere: {
    palette: [['Mod+K']],
    help: [['?']],
    drafts: [['g', 'd']],
    sent: [['g', 's']],
    templates: [['g', 't']],
    addressBook: [['g', 'a']],
    newIsf10: [['n']],
    newIsf5: [['Shift+n']],
    search: [['/']],
  },
  list: {
    move: [['j'], ['k'], ['↓'], ['↑']],
    open: [['Enter'], ['e']],
    change: [['e']],
    select: [['x']],
    selectRange: [['Shift+x']],
    send: [['s']],
    remove: [['Del']],
    page: [['['], [']']],
  },
  form: {
    save: [['Mod+S']],
    check: [['Mod+Enter']],
    confirm: [['Mod+Enter']],
    undo: [['Mod+Z'], ['Mod+Y']],
    template: [['Alt+T']],
    block: [['Mod+Alt+↑'], ['Mod+Alt+↓']],
    problem: [['F8']],
    recognized: [['F9'], ['Shift+F9']],
    confirmValue: [['Enter']],
    helper: [['Mod+Alt+→']],
    lookup: [['Alt+↓']],
    fieldHelp: [['F1']],
    blockHelp: [['Shift+F1']],
    line: [['Enter']],
    above: [["Mod+'"]],
    close: [['Esc']],
  },
};

/** The keyboard shortcuts shown in the help. */
export const KEY_TOPICS: readonly KeyTopic[] = Object.entries(KEYBOARD_MAP).map(([topic, keys]) => ({
  labelKey: `palette.topics.${topic}`,
  keys: Object.entries(keys).map(([name, ways]) => ({ labelKey: `palette.map.${topic}.${name}`, ways })),
}));
