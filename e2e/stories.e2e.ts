import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test, type Page } from '@playwright/test';
import type { Locale } from '#contract/limits.ts';
import { englishAndOthers } from './languages.ts';
import { serveFolder } from './serveFolder.ts';
import { collectErrors, expect, expectAccessible, LONG } from './test.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const storybook = join(root, 'dist', 'storybook');
const files = readdirSync(join(root, 'stories'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.stories.tsx'))
  .map((name) => `./stories/${name.split(sep).join('/')}`)
  .sort();

interface StoryEntry {
  id: string;
  name: string;
  type: string;
  importPath: string;
}

const FINISHED = 'storyFinished';
/** What a story shows, in its place or in a dialog. */
const SHOWN = '#storybook-root main > *, [role="dialog"]';

let served: Awaited<ReturnType<typeof serveFolder>>;
let stories: StoryEntry[];
/** One page for all stories, because loading Storybook is slower than most stories. */
let page: Page;
let found: string[];
let spoken: Locale = 'en';
let shown = '';

test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  const script = new URL('../scripts/buildStorybook.mjs', import.meta.url).href;
  const { buildStorybookIfStale } = (await import(script)) as { buildStorybookIfStale: () => Promise<boolean> };
  expect(await buildStorybookIfStale(), 'the stories build').toBe(true);
  const index = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, StoryEntry>;
  };
  stories = Object.values(index.entries).filter((entry) => entry.type === 'story');
  served = await serveFolder(storybook);
  const context = await browser.newContext();
  found = collectErrors(context);
  page = await context.newPage();
  shown = stories[0]?.id ?? '';
  await page.goto(`${served.url}/iframe.html?viewMode=story&id=${shown}&globals=language:${spoken}`);
  // Leaving a story during its play function reloads the whole page.
  await page.waitForFunction(isFinished);
});
test.afterAll(async () => {
  await page.context().close();
  await served.close();
});

for (const [index, file] of files.entries()) {
  test(
    `[Y03] renders every story in ${relative('stories', file)} accessible, in English and others`,
    LONG,
    async () => {
      const states = stories.filter((story) => story.importPath === file);
      expect(states.length).toBeGreaterThan(0);
      found.length = 0;
      // The spoken language first, because a change of language renders the story twice.
      const languages = englishAndOthers(index).toSorted((a, b) => Number(b === spoken) - Number(a === spoken));
      for (const language of languages) {
        if (language !== spoken) {
          expect((await page.evaluate(sendMessage, setLanguage(language))).end, language).toBe(FINISHED);
        }
        spoken = language;
        for (const { id } of states) {
          const where = `${id} in ${language}`;
          const { end, ...seen } = await page.evaluate(sendMessage, id === shown ? remount(id) : show(id));
          expect(end, where).toBe(FINISHED);
          shown = id;
          // Mostly all is there already: one call of the browser instead of four.
          if (seen.language !== language || !seen.isShown || seen.hasError) await expectShown(page, where, language);
          if (language === 'en') await expectAccessible(page, id);
        }
      }
      expect(found).toEqual([]);
    },
  );
}

async function expectShown(page: Page, where: string, language: string): Promise<void> {
  await expect(page.locator('html'), where).toHaveAttribute('lang', language);
  await expect(page.locator(SHOWN).first(), where).toBeAttached();
  await expect(page.locator('body'), where).not.toHaveClass(/sb-show-errordisplay/u);
}

/** Runs in the page: whether the play function of the current story has finished. */
function isFinished(): boolean {
  interface Channel {
    last: (event: string) => unknown;
  }
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as { __STORYBOOK_ADDONS_CHANNEL__?: Channel };
  return Boolean(channel?.last('storyFinished'));
}

/** A message to Storybook: event and arguments, and what to look for then. */
type Message = readonly [event: string, facts: object, shown: string];
const show = (storyId: string): Message => ['setCurrentStory', { storyId, viewMode: 'story' }, SHOWN];
const remount = (storyId: string): Message => ['forceRemount', { storyId }, SHOWN];
const setLanguage = (language: string): Message => ['updateGlobals', { globals: { language } }, SHOWN];

interface Seen {
  /** The final event. */
  end: string;
  language: string;
  isShown: boolean;
  hasError: boolean;
}

/** Runs in the page: renders a story without a reload, and reads what `expectShown` waits for. */
async function sendMessage([event, facts, shown]: Message): Promise<Seen> {
  interface Channel {
    once: (event: string, listener: () => void) => void;
    emit: (event: string, facts: object) => void;
  }
  const channel = (globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
  const end = await new Promise<string>((resolve) => {
    for (const end of ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing']) {
      channel.once(end, () => resolve(end));
    }
    channel.emit(event, facts);
  });
  return {
    end,
    language: document.documentElement.lang,
    isShown: document.querySelector(shown) !== null,
    hasError: document.body.classList.contains('sb-show-errordisplay'),
  };
}
