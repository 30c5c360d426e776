import type { FormStore } from '#components/form/store/formStore.ts';
import type { FilerCode } from '#contract/endpoints/people.ts';

/** How a form learns about the enterprise's filer codes. */
export interface OwnCodes {
  defaultCode: string;
  load: () => Promise<readonly FilerCode[]>;
}

/**
 * [D11] Warns when the enterprise may not use the bill's filer code today, and offers its default one. Loads the usable codes
 * only for another code than the default one; without an answer, the check page reports it.
 */
export async function offerDefaultCode(form: FormStore, { defaultCode, load }: OwnCodes): Promise<void> {
  const code = form.value('houseScac');
  if (code === '' || code === defaultCode) return;
  const codes = await load().catch(() => null);
  const own = codes?.find((one) => one.code === code);
  if (!codes || own?.isUsable || form.value('houseScac') !== code) return;
  const isLater = own?.state === 'confirmed';
  form.offer('houseScac', {
    message: isLater
      ? { message: 'people.codes.later', args: { code, day: own.effectiveOn } }
      : { message: 'people.codes.gone', args: { code } },
    choices:
      defaultCode === ''
        ? []
        : [{ label: { message: 'people.codes.switch', args: { code: defaultCode } }, set: { houseScac: defaultCode } }],
  });
}
