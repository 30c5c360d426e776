import type { CodePurpose } from '#contract/endpoints/landing.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';

/** Where a verification code goes. */
export type CodeTarget = { channel: 'email'; email: string } | { channel: 'sms'; dialingCode: string; phone: string };

export interface Proof {
  captchaId: string;
  captchaWork?: number;
  captchaAnswer?: string;
}

/** The target as shown on screens. */
export const targetText = (target: CodeTarget): string =>
  target.channel === 'email' ? target.email : `+${target.dialingCode} ${target.phone}`;

export async function requestCode(
  dataProvider: TenPlusTwoDataProvider,
  target: CodeTarget,
  purpose: CodePurpose,
  proof: Proof,
): Promise<void> {
  if (target.channel === 'email') {
    await dataProvider.sendEmail({ body: { email: target.email, purpose, ...proof } });
  } else {
    const { dialingCode, phone } = target;
    await dataProvider.sendSms({ body: { dialingCode, phone, purpose, ...proof } });
  }
}
