/** Kinds of background jobs; stored, so a name stays. `portal/jobs/jobKinds.ts` has their payloads. */
export const JOB_KINDS = [
  'gateway.submit',
  'gateway.answer',
  'practice.answer',
  'practice.match',
  'practice.payment',
  'payment.check',
  'mail.send',
  'sms.send',
  'weChat.send',
  'password.reset',
  'originals.watch',
  'filerCode.begin',
  'recognition.run',
  'retention.purge',
] as const;
export type JobKind = (typeof JOB_KINDS)[number];

type GroupOf<K> = K extends `${infer G}.${string}` ? G : never;
type NameIn<G extends string, K> = K extends `${G}.${infer N}` ? N : never;
/** Their names on the screen: a dot in the key of a text leads into a group. */
export type JobKindTexts = { [G in GroupOf<JobKind>]: Record<NameIn<G, JobKind>, string> };
