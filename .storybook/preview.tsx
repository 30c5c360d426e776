import type { Preview } from '@storybook/react-vite';
import { LOCALES, type Locale } from '#contract/limits.ts';
import { createI18n, type I18nHandle } from '#i18n/createI18n.ts';
import { LANGUAGE_NAMES } from '#i18n/languageNames.ts';
import { withLateTexts } from '#i18n/lateTexts.ts';
import { setCurrentLanguage } from '#i18n/currentLanguage.ts';
import { StoryFrame } from '../stories/StoryFrame.tsx';

const loadedTexts = new Map<Locale, Promise<I18nHandle>>();

/** A key without text must fail the story, not show itself. */
function missing(key: string): string {
  throw new Error(`No text for "${key}"`);
}

async function loadTexts(language: Locale): Promise<I18nHandle> {
  const handle = await createI18n(language, missing);
  await withLateTexts(async () => {})();
  return handle;
}

function textsIn(language: Locale): Promise<I18nHandle> {
  const known = loadedTexts.get(language) ?? loadTexts(language);
  loadedTexts.set(language, known);
  return known;
}

const preview: Preview = {
  tags: ['autodocs'],
  parameters: { layout: 'padded', options: { storySort: { order: ['Start', '*', 'App'] } } },
  initialGlobals: { language: 'en' },
  globalTypes: {
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: LOCALES.map((locale) => ({ value: locale, title: LANGUAGE_NAMES[locale] })),
      },
    },
  },
  loaders: [
    async ({ globals }) => {
      const language = globals['language'] as Locale;
      setCurrentLanguage(language);
      document.documentElement.lang = language;
      return { i18n: await textsIn(language) };
    },
  ],
  decorators: [
    (Story, { loaded, parameters }) => (
      <StoryFrame i18nProvider={(loaded['i18n'] as I18nHandle).provider} isPage={parameters['isPage'] === true}>
        <Story />
      </StoryFrame>
    ),
  ],
};

export default preview;
