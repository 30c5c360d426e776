const IS_MAC = /Mac|iPhone|iPad/u.test(navigator.platform);

/**
 * A key as on the keyboard: `Mod` is ⌘ on a Mac and Ctrl elsewhere, `+` joins keys pressed together.
 * @example keyText('Mod+Z') // 'Ctrl + Z'
 */
export const keyText = (key: string): string => key.replace('Mod', IS_MAC ? '⌘' : 'Ctrl').replaceAll('+', ' + ');
