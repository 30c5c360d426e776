export const SCHEMES = ['system', 'light', 'dark'] as const;
export const DENSITIES = ['comfortable', 'compact'] as const;
type Scheme = (typeof SCHEMES)[number];
type Density = (typeof DENSITIES)[number];

/** Theme and density chosen in this browser; kept at sign-out, because they belong to the screen and not to a person. */
export interface Appearance {
  scheme: Scheme;
  density: Density;
}

/** The script in index.html reads it too, before the first paint. */
export const APPEARANCE_KEY = 'tpt_appearance';
/** Background of the page in either scheme; the palettes themselves load with the first layer. */
export const FRAME = { light: '#FBFBF9', dark: '#0F1626' } as const;
const DARK = '(prefers-color-scheme: dark)';

export function readAppearance(): Appearance {
  let stored: Partial<Appearance> = {};
  try {
    stored = (JSON.parse(localStorage.getItem(APPEARANCE_KEY) ?? 'null') as Partial<Appearance> | null) ?? {};
  } catch {
    // Without browser storage the system decides.
  }
  return {
    scheme: SCHEMES.find((one) => one === stored.scheme) ?? 'system',
    density: DENSITIES.find((one) => one === stored.density) ?? 'comfortable',
  };
}

export function setAppearance(appearance: Appearance): void {
  try {
    localStorage.setItem(APPEARANCE_KEY, JSON.stringify(appearance));
  } catch {
    // Without browser storage it lasts until the page is left.
  }
  applyAppearance(appearance);
}

/** Sets the attributes that tokens.css and Material's theme select by, and the color of the browser's own frame. */
export function applyAppearance({ scheme, density }: Appearance): void {
  const shown = scheme === 'system' ? (matchMedia(DARK).matches ? 'dark' : 'light') : scheme;
  document.documentElement.dataset.colorScheme = shown;
  document.documentElement.dataset.density = density;
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', FRAME[shown]);
}

/** Follows the system's scheme and the choice made in another tab. */
export function followAppearance(): void {
  const apply = () => applyAppearance(readAppearance());
  matchMedia(DARK).addEventListener('change', apply);
  addEventListener('storage', ({ key }) => {
    if (key === APPEARANCE_KEY) apply();
  });
}
