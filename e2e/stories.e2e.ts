import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './test.ts';
import { servedFolder } from './servedFolder.ts';

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

// A trace of every story would cost more time than the stories.
test.use({ trace: 'off' });

let served: Awaited<ReturnType<typeof servedFolder>>;
let stories: StoryEntry[];

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const script = new URL('../scripts/buildStorybook.mjs', import.meta.url).href;
  const { buildStorybookIfStale } = (await import(script)) as { buildStorybookIfStale: () => Promise<boolean> };
  expect(await buildStorybookIfStale(), 'the stories build').toBe(true);
  const index = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, StoryEntry>;
  };
  stories = Object.values(index.entries).filter((entry) => entry.type === 'story');
  served = await servedFolder(storybook);
});
test.afterAll(async () => {
  await served.close();
});

for (const file of files) {
  test(`every state in ${relative('stories', file)} renders in three languages and is accessible`, async ({ page }) => {
    const states = stories.filter((story) => story.importPath === file);
    expect(states.length).toBeGreaterThan(0);
    for (const language of ['zh-CN', 'vi', 'en']) {
      const [first, ...others] = states.map(({ id }) => id);
      await page.goto(`${served.url}/iframe.html?viewMode=story&id=${first}&globals=language:${language}`);
      await expect(page.locator('body')).toHaveClass(/sb-show-(main|errordisplay)/u);
      await expectShown(page, `${first} in ${language}`);
      // Left while its play goes on, a story makes Storybook load the whole page again.
      await page.waitForFunction(isFinished);
      if (language === 'en') await expectAccessible(page, first ?? '');
      for (const id of others) {
        expect(await page.evaluate(show, id), `${id} in ${language}`).toBe('storyFinished');
        await expectShown(page, `${id} in ${language}`);
        if (language === 'en') await expectAccessible(page, id);
      }
    }
  });
}

async function expectShown(page: Page, where: string): Promise<void> {
  await expect(page.locator('#storybook-root main > *').first(), where).toBeAttached();
  await expect(page.locator('body'), where).not.toHaveClass(/sb-show-errordisplay/u);
}

/** In the page: whether the story of the address has been played to its end. */
function isFinished(): boolean {
  interface Channel {
    last: (event: string) => unknown;
  }
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as { __STORYBOOK_ADDONS_CHANNEL__?: Channel };
  return Boolean(channel?.last('storyFinished'));
}

/** In the page: shows another story without loading everything again; tells how that ended. */
function show(id: string): Promise<string> {
  interface Channel {
    once: (event: string, listener: () => void) => void;
    emit: (event: string, facts: object) => void;
  }
  const channel = (globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((resolve) => {
    for (const end of ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing']) {
      channel.once(end, () => resolve(end));
    }
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}
