import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { createFormStore } from '#components/form/store/createFormStore.ts';
import type { FormStore } from '#components/form/store/formStore.ts';
import { Button } from '#components/layout/Button.tsx';
import { userQuery } from '#authProvider/useUser.ts';
import type { UserInfo } from '#contract/endpoints/account.ts';
import type { ApplicationHistory } from '#contract/endpoints/applications.ts';
import type { AuditStatus } from '#contract/codes.ts';
import { agreement } from '#contract/entities/agreement.ts';
import { TIMES, UPLOAD_TYPE } from '#contract/limits.ts';
import { dataProvider } from '#dataProvider/dataProvider.ts';
import { accessGate } from '#rules/usableUser.ts';
import { blankRecord } from '#schema/blank.ts';
import { declaredFields } from '#schema/record.ts';
import { agreementUpload, type AgreementUpload } from './agreementUpload.ts';
import { openingStep, OpeningSteps, type OpeningStep } from './OpeningSteps.tsx';
import { OpenServiceDialog } from './OpenServiceDialog.tsx';
import { applicationQuery } from './openingQueries.ts';
import { RejectionNote } from './RejectionNote.tsx';
import { UnderReviewDialog } from './UnderReviewDialog.tsx';
import { useIsFilled } from './useIsFilled.ts';
import styles from './Opening.module.css';

interface ServiceOpeningProps {
  user: UserInfo;
  /** Address of the support staff, e.g. `mailto:`. */
  contact: string;
}

/**
 * [G03] [G04] The application of a user whose service is not open: its state, and the dialogs, which open by themselves
 * once per visit. Renders nothing for users with another gate. Follows the review while it waits.
 * @example <ServiceOpening user={user} contact={supportContact()} />
 */
export function ServiceOpening({ user, contact }: ServiceOpeningProps) {
  const gate = accessGate(user);
  if (gate !== 'serviceNotOpen' && gate !== 'rejected' && gate !== 'underReview') return null;
  return <OpeningCard key={user.enterpriseId} user={user} contact={contact} />;
}

function OpeningCard({ user, contact }: ServiceOpeningProps) {
  const t = useTranslate();
  const { auditStatus } = user;
  const queryClient = useQueryClient();
  useQuery({ ...userQuery, refetchInterval: auditStatus === 'submitted' && TIMES.reviewPolling });
  const { data: history, isPending, isError } = useQuery(applicationQuery(user.enterpriseId ?? '', auditStatus));
  // Both belong to the page, so that closing the dialog neither ends the upload nor loses typed text.
  const [upload] = useState(() => createUpload(() => refreshUser(queryClient)));
  const form = useAgreementForm(history);
  const [isDownloaded, setIsDownloaded] = useState(false);
  const isUploaded = useSyncExternalStore(upload.subscribe, upload.current).step === 'done';
  const isUnderReview = auditStatus === 'submitted';
  const step = openingStep({ isFilled: useIsFilled(form), isDownloaded, isUploaded, isUnderReview });
  return (
    <section className={styles.card} aria-label={t('opening.stateLabel')}>
      <p className={styles.stateLine}>
        <span className={styles.stateLabel}>{t('opening.stateLabel')}</span>
        <span className={styles.state} data-state={auditStatus}>
          {t(`opening.state.${auditStatus}`)}
        </span>
      </p>
      <OpeningSteps current={step} />
      {history && <RejectionNote history={history} />}
      {isError && <p className={styles.hint}>{t('opening.historyFailed')}</p>}
      {!isPending && (
        <OpeningDialog
          key={auditStatus}
          user={user}
          contact={contact}
          form={form}
          upload={upload}
          history={history}
          step={step}
          onDownloaded={() => setIsDownloaded(true)}
          onUnderReview={() => {
            openedByThemselves.delete(visitOf(user, 'submitted'));
            refreshUser(queryClient);
          }}
        />
      )}
    </section>
  );
}

/** Dialogs that opened by themselves since the page was loaded. */
const openedByThemselves = new Set<string>();
const visitOf = ({ userId, enterpriseId }: UserInfo, auditStatus: AuditStatus): string =>
  `${userId}.${enterpriseId} ${auditStatus}`;

const BUTTON: Record<AuditStatus, string> = {
  none: 'opening.open',
  rejected: 'opening.openAgain',
  submitted: 'opening.viewReview',
  accepted: 'opening.open',
};

interface OpeningDialogProps extends ServiceOpeningProps {
  form: FormStore;
  upload: AgreementUpload;
  history: ApplicationHistory | undefined;
  step: OpeningStep;
  onDownloaded: () => void;
  onUnderReview: () => void;
}

/** The dialog of one state, with the button that opens it. */
function OpeningDialog({ user, contact, onUnderReview, ...dialog }: OpeningDialogProps) {
  const t = useTranslate();
  const { history } = dialog;
  const { auditStatus } = user;
  const visit = visitOf(user, auditStatus);
  const [isOpen, setIsOpen] = useState(() => !openedByThemselves.has(visit));
  useEffect(() => void openedByThemselves.add(visit), [visit]);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="contained" onClick={() => setIsOpen(true)}>
        {t(BUTTON[auditStatus])}
      </Button>
      {isOpen && auditStatus === 'submitted' && (
        <UnderReviewDialog history={history} contact={contact} onClose={close} />
      )}
      {isOpen && auditStatus !== 'submitted' && (
        <OpenServiceDialog
          {...dialog}
          onClose={close}
          onUnderReview={() => {
            close();
            onUnderReview();
          }}
        />
      )}
    </>
  );
}

/** Loads the user again, whose state other people change. */
const refreshUser = (queryClient: QueryClient): void =>
  void queryClient.invalidateQueries({ queryKey: userQuery.queryKey });

function createUpload(onRefused: () => void): AgreementUpload {
  return agreementUpload({
    upload: (file, options) => {
      const body = new FormData();
      body.append('type', UPLOAD_TYPE);
      body.append('multipartFile', file, file.name);
      return dataProvider.upload('uploadFile', body, undefined, options);
    },
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    onRefused,
  });
}

/** The details: as typed, else as in the latest application. */
function useAgreementForm(history: ApplicationHistory | undefined): FormStore {
  const [form] = useState(() => createFormStore({ entity: agreement, record: blankRecord(agreement) }));
  const isFilled = useRef(false);
  useEffect(() => {
    if (!history || isFilled.current) return;
    isFilled.current = true;
    if (form.version === 0) form.replace(declaredFields(agreement.fields, history));
  }, [form, history]);
  return form;
}
