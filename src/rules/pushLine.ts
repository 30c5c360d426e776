import type { PushEventKind } from '#contract/pushEvents.ts';

interface DescribedEvent {
  kind: PushEventKind;
  detail: string;
}

/** Texts of events that depend on more than the kind: the status, or the outcome of an application. */
const BY_DETAIL = {
  accepted: { deleteSuccess: 'deleted' },
  rejected: { modifyFailed: 'changeRejected', deleteFailed: 'deletionRejected' },
  service: { rejected: 'serviceRejected' },
} as const;

/** Key of the text of an event, below `push.lines`. */
export function pushLine({ kind, detail }: DescribedEvent): string {
  const byDetail: Record<string, string> = kind in BY_DETAIL ? BY_DETAIL[kind as keyof typeof BY_DETAIL] : {};
  return byDetail[detail] ?? kind;
}
