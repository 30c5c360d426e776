import type { FastifyReply, FastifyRequest } from 'fastify';
import { cashierPath, EXTERNAL_PAGES, type ExternalPageName } from '#contract/externalPages.ts';
import { ROUTES } from '#contract/routes.ts';
import { mayOpen } from '#rules/menuRules.ts';
import { isUsable } from '#rules/usableUser.ts';
import type { Portal } from '../portal.ts';
import { requestUrl } from './requestUrl.ts';
import { lookUpSession } from './session.ts';

const PAGES = new Map(
  (Object.keys(EXTERNAL_PAGES) as ExternalPageName[]).map((name) => [ROUTES[name].path as string, name] as const),
);

/**
 * [R18] Sends the window that the menu opened on to the billing service, so that the page needs no address of it. Others
 * get the app, which shows them that the address is closed, or asks them to sign in.
 */
export async function openExternalPage(portal: Portal, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { pathname, searchParams } = requestUrl(request);
  const page = PAGES.get(pathname);
  if (page === undefined) return;
  // The app is served without a database as well.
  const signedIn = await lookUpSession(portal, request).catch(() => null);
  if (!signedIn || !isUsable(signedIn.accountState)) return;
  const viewer = { ...signedIn.principal, ...signedIn.accountState, language: request.locale };
  if (!mayOpen(ROUTES[page], viewer)) return;
  reply.header('cache-control', 'no-store');
  await reply.redirect(portal.config.externalPages[page] ?? cashierPath(page, searchParams.get('tab') === 'topUp'));
}
