import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import type { FilingDetail } from '#contract/endpoints/filings.ts';
import type { Operation, OperationDetail } from '#contract/endpoints/filingLife.ts';
import { pathTo } from '#contract/routes.ts';
import { confirm, fileAndWait, plan, sendButton, waitForStatus } from './changing.ts';
import { newBlNumber } from './numbers.ts';
import { openOffice, setFilerCode } from './office.ts';
import { button, field } from './pages.ts';
import { expect, expectAccessible, expectAccessibleInBothThemes, test, LONG } from './test.ts';
import { loadWords } from './words.ts';

const words = loadWords('en');

/** In the page: whether nothing covers the center of an element. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

test('[D01] [D09] stores a change locally, replaces the filing free, deletes the local copy', async ({
  page,
  context,
}) => {
  const amsNo = newBlNumber();
  const { portal, id } = await fileAndWait(context, amsNo, 'receiveSuccess');
  const before = await portal.coins();
  await page.goto(pathTo.filing(id));
  await button(page, words('changes.actions.modify')).click();
  await expect(plan(page)).toContainText(words('changes.blocked.nothing'));
  await expect(button(page, words('billForm.actions.send'))).toHaveAttribute('aria-disabled', 'true');

  await field(page, words, 'sellerCity').fill('SHANGHAI');
  await expect(plan(page)).toContainText(
    words('changes.plan.replace_one', { count: 1, amsNo, fee: words('changes.free') }),
  );
  await expect(page.locator('[data-saved="computer"]')).toBeVisible();
  await page.reload();
  await expect(field(page, words, 'sellerCity')).toHaveValue('SHANGHAI');

  await field(page, words, 'cargoType').selectOption('02');
  await button(page, words('changes.panel.open_other', { count: 2 })).click();
  await button(page, words('changes.panel.undo', { field: words('fields.bill.cargoType') })).click();
  await expect(field(page, words, 'cargoType')).toHaveValue('01');
  await expectAccessible(page, 'change of a filing');
  await page.evaluate(() => window.scrollTo(0, 900));
  await button(page, words('changes.discard')).click();
  await expect(field(page, words, 'sellerCity')).toHaveValue('NINGBO');
  // Not below the sticky head of a scrolled page.
  const undo = button(page, words('ui.list.undo'));
  await expect(undo).toBeInViewport();
  expect(await undo.evaluate(isOnTop)).toBe(true);
  await undo.click();
  await expect(field(page, words, 'sellerCity')).toHaveValue('SHANGHAI');

  await button(page, words('wire.open')).click();
  const message = page.getByRole('grid', { name: words('wire.title') });
  await expect(message).toContainText('SF36SHANGHAI');
  const shown = await message.getByRole('row').allTextContents();

  await sendButton(page).click();
  await expect(page.getByRole('dialog').getByRole('table')).toContainText('SHANGHAI');
  await expectAccessibleInBothThemes(page, 'confirming a change');
  await confirm(page, words('send.confirmNothing'));
  await expect(page.getByText(words('changes.result.changed'))).toBeVisible();
  const [last] = await portal.get<Operation[]>(`/operation/${id}`);
  const sent = await portal.get<OperationDetail>(`/operation-detail/${last?.id}`);
  expect(sent.message.split('\n')).toEqual(shown);
  await page.getByRole('link', { name: words('changes.result.see', { amsNo }) }).click();
  await expect(page.getByText(words('statuses.declaration.modifySuccess'), { exact: true }).first()).toBeVisible({
    timeout: 20_000,
  });
  expect(await portal.coins()).toBe(before);
  await button(page, words('changes.actions.modify')).click();
  await expect(plan(page)).toContainText(words('changes.blocked.nothing'));
  // The key right after the text, before the plan of the change is renewed.
  await field(page, words, 'sellerCity').fill('TIANJIN');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog').getByRole('table')).toContainText('TIANJIN');
});

test('[D09] deletes and refiles another B/L number at the price of a new filing', LONG, async ({ page, context }) => {
  const [amsNo, next] = [newBlNumber(), newBlNumber()];
  const { portal, id } = await fileAndWait(context, amsNo, 'receiveSuccess');
  const before = await portal.coins();
  await page.goto(pathTo.modify(id));
  await expect(field(page, words, 'amsRequestList.amsNo', 2)).toHaveCount(0);
  await field(page, words, 'amsRequestList.amsNo', 1).fill(next);
  await expect(plan(page)).toContainText(words('changes.plan.otherNumber', { from: amsNo, to: next, fee: '¥70' }));
  await sendButton(page, '¥70').click();
  await confirm(page, words('send.confirm', { amount: '¥70' }));
  // Practice customs may delete the old filing before a slow page shows that the new one waits for it.
  const waits = page.getByText(words('changes.result.waits'));
  await expect(waits.or(page.getByText(words('changes.result.deleted')))).toBeVisible();
  expect(await portal.coins()).toBe(before - 70);
  await waitForStatus(portal, id, 'deleteSuccess');
  await page.getByRole('link', { name: words('changes.result.see', { amsNo: next }) }).click();
  await expect(page.getByText(words('statuses.declaration.receiveSuccess'), { exact: true }).first()).toBeVisible({
    timeout: 20_000,
  });
});

test(
  '[D09] links each reject code to its field, ticks changed ones, and resends at no charge',
  LONG,
  async ({ page, context }) => {
    const amsNo = newBlNumber('OOLU', 'REJ');
    const { portal, id } = await fileAndWait(context, amsNo, 'receiveFailed');
    const before = await portal.coins();
    await page.goto(pathTo.modify(id, 'importerId'));
    const fix = page.getByRole('region', { name: words('changes.fix.title') });
    await expect(fix).toContainText(words('customs.edits.S17.text'));
    await expect(fix).toContainText('12-345678900');
    await expect(field(page, words, 'importerId')).toBeFocused();
    await button(page, words('billForm.actions.check')).click();
    const summary = page.getByRole('status', { name: words('changes.standing.clear') });
    await expect(summary).toContainText(words('changes.standing.asItWas_one', { count: 1 }));
    await expectAccessible(page, 'a check of a rejected filing');
    await page.keyboard.press('F8');
    await expect(field(page, words, 'importerId')).toBeFocused();
    await field(page, words, 'sellerCity').fill('');
    await page.keyboard.press('F8');
    await expect(field(page, words, 'importerId')).toBeFocused();
    await page.keyboard.press('F8');
    await expect(field(page, words, 'sellerCity')).toBeFocused();
    await field(page, words, 'sellerCity').fill('NINGBO');

    await field(page, words, 'importerId').fill('98-765432100');
    // The bond holder follows when the field is left.
    await field(page, words, 'importerId').press('Tab');
    await expect(field(page, words, 'bondHolderId')).toHaveValue('98-765432100');
    await expect(fix.getByRole('button', { name: words('changes.fix.solved', { at: 1, code: '133' }) })).toBeVisible();
    await expect(page.getByRole('heading', { name: words('billForm.summary.clear') })).toBeVisible();
    await expectAccessible(page, 'a rejected filing');
    await page.keyboard.press('Control+Enter');
    await confirm(page, words('send.confirmNothing'));
    expect(await portal.coins()).toBe(before);
    // Customs may have answered by now.
    expect((await portal.get<FilingDetail>(`/bill/${id}`)).revision).toBe(2);
  },
);

test('[D10] charges the provider’s bond on a change only after confirmation', LONG, async ({ page, context }) => {
  const { portal, id } = await fileAndWait(context, newBlNumber(), 'receiveSuccess');
  const before = await portal.coins();
  await page.goto(pathTo.modify(id));
  await field(page, words, 'bondType').selectOption('Hgj_Continuous');
  await sendButton(page, '¥230').click();
  const tick = page.getByRole('checkbox', { name: words('changes.bondAgree', { fee: '¥230' }) });
  await expect(tick).toBeFocused();
  await expect(page.getByText(words('changes.bondAsked'))).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Space');
  await sendButton(page, '¥230').click();
  await confirm(page, words('send.confirm', { amount: '¥230' }));
  expect(await portal.coins()).toBe(before - 230);
});

test(
  '[D07] [D12] explains disabled actions, and deletes a filing by its last digits',
  LONG,
  async ({ page, context }) => {
    const amsNo = newBlNumber('OOLU', 'REJ');
    const { portal, id } = await fileAndWait(context, amsNo, 'receiveFailed');
    await page.goto(pathTo.screen('hasSentList'));
    await page.getByRole('button', { name: words('changes.actions.of', { amsNo }) }).click();
    const modify = page.getByRole('menuitem', { name: words('changes.actions.modify'), exact: true });
    await expect(modify).toHaveAttribute('aria-disabled', 'true');
    await expect(modify).toHaveAccessibleDescription(words('changes.closed.modifyRejected'));
    await page.getByRole('menuitem', { name: words('changes.actions.delete'), exact: true }).click();

    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(words('changes.delete.atOnce'));
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await page.keyboard.type('XXXX');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText(words('changes.delete.wrong'));
    await dialog.getByRole('textbox').fill(amsNo.slice(-4).toLowerCase());
    await expectAccessibleInBothThemes(page, 'deleting a filing');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await waitForStatus(portal, id, 'deleteSuccess');
    await expect(page.getByRole('row').filter({ hasText: amsNo })).toContainText(
      words('statuses.declaration.deleteSuccess'),
    );
  },
);

test('[I1] looks up a change whose answer was lost, also after a reload, and makes it once', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/ERR_FAILED/u);
  const { portal, id } = await fileAndWait(context, newBlNumber(), 'receiveSuccess');
  await page.goto(pathTo.modify(id));
  await field(page, words, 'sellerCity').fill('SHANGHAI');
  let posts = 0;
  await page.route('**/bill/update*', async (route) => {
    posts += 1;
    await route.fetch();
    await route.abort();
  });
  await page.route('**/intents/*', (route) => route.abort());
  await sendButton(page).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('send.confirmNothing'), exact: true })
    .click();
  await expect(plan(page)).toContainText(words('send.state.checking'));
  await expect(button(page, words('changes.discard'))).toBeDisabled();
  await page.unroute('**/intents/*');
  await page.reload();
  await expect(page.getByRole('heading', { name: words('titles.draftSent') })).toBeVisible({ timeout: 20_000 });
  expect(posts).toBe(1);
  expect(await portal.get<FilingDetail>(`/bill/${id}`)).toMatchObject({ sellerCity: 'SHANGHAI', revision: 2 });
});

test(
  '[D11] replaces a removed filer code by the default in one press, after naming the effects',
  LONG,
  async ({ page, context }) => {
    const office = await openOffice();
    await setFilerCode(office.account, 'QUAY', true);
    const portal = await office.signIn(context);
    const amsNo = newBlNumber();
    const { filings } = await portal.send(isf10Bill({ amsRequestList: [amsRowOf(amsNo)], houseScac: 'QUAY' }));
    const id = filings[0]?.id ?? '';
    await waitForStatus(portal, id, 'receiveSuccess');
    await setFilerCode(office.account, 'QUAY', false);
    await page.goto(pathTo.modify(id));
    await field(page, words, 'sellerCity').fill('SHANGHAI');
    await expect(plan(page)).toContainText(words('changes.codeFollows.another'));
    await button(page, words('changes.switchCode', { code: 'HBRL' })).click();
    await expect(plan(page)).toContainText(
      words('changes.plan.otherCode', { from: 'QUAY', to: 'HBRL', amsNo, fee: '¥70' }),
    );
    await sendButton(page, '¥70').click();
    await confirm(page, words('send.confirm', { amount: '¥70' }));
    await waitForStatus(portal, id, 'deleteSuccess');
  },
);
