/**
 * What the keys do, by topic, as the help shows it. The words are message keys below `palette.map.<topic>`; each entry
 * has its ways, each way its keys one after the other.
 */
export const KEYBOARD_MAP = {
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
    block: [['Mod+Alt+↑'], ['Mod+Alt+↓']],
    problem: [['F8']],
    lookup: [['Alt+↓']],
    line: [['Enter']],
    above: [["Mod+'"]],
    close: [['Esc']],
  },
} as const;

export type KeyTopic = keyof typeof KEYBOARD_MAP;
