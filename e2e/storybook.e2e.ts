import { expect, test, LONG } from './test.ts';

test('serves the stories in the practice setting, with a policy that Storybook works with', LONG, async ({ page }) => {
  const answer = await page.goto('/storybook/?path=/docs/start--docs');
  const isBuilt = answer?.status() !== 503;
  expect(isBuilt, 'The portal started without the stories: run `npm run build:storybook` first.').toBe(true);
  const preview = page.frameLocator('#storybook-preview-iframe');
  await expect(preview.getByRole('heading', { name: 'Start', level: 1 })).toBeVisible({ timeout: 60_000 });
  await page.goto('/storybook/?path=/docs/layout-button--docs');
  await expect(preview.getByRole('button', { name: 'Compare' }).first()).toBeVisible({ timeout: 60_000 });
  await expect(preview.getByRole('cell', { name: /^variant/u }).first()).toBeVisible();
});
