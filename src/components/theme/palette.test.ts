import { describe, expect, it } from 'vitest';
import { darkPalette, lightPalette } from './palette.ts';

/** WCAG 2 contrast of two #RRGGBB colors. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
function luminance(color: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
] as const)('the %s palette', (_, palette) => {
  const grounds = [palette.background.default, palette.background.paper];
  const colors = [palette.primary, palette.success, palette.warning, palette.error, palette.info];

  it('has readable text on paper', () => {
    const texts = [palette.text.primary, palette.text.secondary, ...colors.map(({ main }) => main)];
    for (const text of texts)
      for (const ground of grounds) expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });

  it('has readable signals on tints, and readable text on filled buttons', () => {
    for (const { main, dark, soft, contrastText } of colors) {
      expect(contrast(main, soft), `${main} on ${soft}`).toBeGreaterThanOrEqual(4.5);
      expect(contrast(contrastText, main), `${contrastText} on ${main}`).toBeGreaterThanOrEqual(4.5);
      expect(contrast(dark, soft), `${dark} on ${soft}`).toBeGreaterThanOrEqual(4.5);
      expect(contrast(contrastText, dark), `${contrastText} on ${dark}`).toBeGreaterThanOrEqual(4.5);
      for (const text of [palette.text.primary, palette.text.secondary]) {
        expect(contrast(text, soft), `${text} on ${soft}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('has visible borders of controls', () => {
    for (const ground of grounds) {
      expect(contrast(palette.control.border, ground)).toBeGreaterThanOrEqual(3);
      expect(contrast(palette.control.mark, ground)).toBeGreaterThanOrEqual(3);
    }
  });

  it('has readable text on hovered and selected rows', () => {
    for (const ground of [palette.action.hover, palette.action.selected]) {
      expect(contrast(palette.text.secondary, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palette.primary.main, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
