import type { ReactNode } from 'react';
import { ProblemSummary } from '#components/form/ProblemSummary.tsx';
import { CustomsFindings } from '#features/message/CustomsFindings.tsx';
import type { useCustomsHelp } from '#features/message/useCustomsHelp.ts';
import type { BillFormStore } from '../billFormStore.ts';
import { sectionTitle } from '../sections/BillSection.tsx';
import type { useProblemTour } from './useProblemTour.ts';

interface BillProblemsProps {
  form: BillFormStore;
  tour: ReturnType<typeof useProblemTour>;
  help: ReturnType<typeof useCustomsHelp>;
  /** Sends in spite of the rehearsal's findings (customs decides); undefined while something else blocks sending. */
  onSend: (() => void) | undefined;
  /** Heading if only `children` show a problem. */
  cautionHeading?: string | undefined;
  children?: ReactNode;
}

/** [E06] The summary of a checked bill: problems of the form, `children`, and findings of the rehearsal. */
export function BillProblems({ form, tour, help, onSend, cautionHeading, children }: BillProblemsProps) {
  const { summary, issues, goTo } = tour;
  const go = (path: string): void => void goTo(path);
  return (
    <ProblemSummary
      texts="billForm.summary"
      form={form}
      issues={help.withoutDuplicates(issues)}
      titleKey={sectionTitle}
      onGo={go}
      ref={summary}
      issueNote={help.findingNote}
      further={help.rejects}
      cautionHeading={cautionHeading}
    >
      {children}
      <CustomsFindings findings={help.added} entity={form.entity} onGo={go} onSend={onSend} />
    </ProblemSummary>
  );
}
