import type { portalClient } from '#dataProvider/portalClient.ts';
import { PortalError } from '#dataProvider/portalError.ts';

type Call = (typeof portalClient)['call'];

/** Answers that are about something else than the template: who asks, how much, how busy, what differs. */
const NOT_ABOUT_IT: readonly number[] = [401, 403, 409, 413, 415, 422, 429];

/**
 * The calls of a draft's session, as a template's: what saves a draft saves a template here. [E02] Their answers are
 * reversed on the wire: 400 says what is wrong with the template, another code that it is gone; a draft's session gets
 * them the way it knows them.
 */
export const templatePortal = (call: Call): { call: Call } => ({
  call: (async (name: string, input: unknown, options: unknown) => {
    const calls = { saveDraft: 'saveTemplate', getDraft: 'getTemplate' } as Record<string, string>;
    try {
      return await (call as (...args: unknown[]) => Promise<unknown>)(calls[name] ?? name, input, options);
    } catch (error) {
      throw name === 'saveDraft' && error instanceof PortalError ? asOfDraft(error) : error;
    }
  }) as Call,
});

function asOfDraft(error: PortalError): PortalError {
  if (error.kind !== 'answer') return error;
  const { kind, errors, body } = error;
  if (error.status === 400) {
    const isSaid = error.message !== '' && error.message !== 'shell.request.tryLater';
    const message = isSaid ? error.message : 'templates.refused';
    return new PortalError({ kind, status: 422, code: 422, message, errors, body });
  }
  if (error.status >= 500 || NOT_ABOUT_IT.includes(error.status)) return error;
  return new PortalError({ kind, status: 400, code: 400, message: error.message, body: {} });
}
