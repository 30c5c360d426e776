import { expect, test } from './test.ts';

test('the portal serves the stories in the practice setting, under a policy that Storybook can work with', async ({
  page,
}) => {
  const answer = await page.goto('/storybook/?path=/docs/start--docs');
  test.skip(answer?.status() === 503, 'the stories were not built when the portal started');
  const preview = page.frameLocator('#storybook-preview-iframe');
  await expect(preview.getByRole('heading', { name: 'Start', level: 1 })).toBeVisible({ timeout: 60_000 });
  await page.goto('/storybook/?path=/docs/layout-button--docs');
  await expect(preview.getByRole('button', { name: 'Compare' }).first()).toBeVisible({ timeout: 60_000 });
  await expect(preview.getByRole('cell', { name: /^variant/u }).first()).toBeVisible();
});
