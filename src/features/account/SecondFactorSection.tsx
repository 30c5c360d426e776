import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { OwnSecurity } from '#contract/endpoints/ownAccount.ts';
import { Button } from '#components/layout/Button.tsx';
import { SettingsSection } from '#components/settings/SettingsSection.tsx';
import { StatusChip } from '#components/status/StatusChip.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { ScanStep } from './ScanStep.tsx';
import { useRefreshAccount } from './useOwnSecurity.ts';
import styles from './Account.module.css';

type Step =
  | { kind: 'idle' }
  | { kind: 'starting' }
  | { kind: 'scanning'; secret: string; uri: string }
  | { kind: 'done'; codes: readonly string[] }
  | { kind: 'removing' };

const IDLE: Step = { kind: 'idle' };

/** Recovery codes that are few: time to set the factor up again. */
const FEW = 3;

/** Turns the second factor on and off; both need the password. */
export function SecondFactorSection({ state }: { state: OwnSecurity['secondFactor'] }) {
  const t = useTranslate();
  const refresh = useRefreshAccount();
  const [step, setStep] = useState<Step>(IDLE);
  const { isOn, recoveryCodesLeft } = state;
  const leave = () => setStep(IDLE);

  return (
    <SettingsSection title={t('people.factor.title')} text={t('people.factor.text')}>
      <div className={styles.steps}>
        <div className={styles.row}>
          <StatusChip tone={isOn ? 'green' : 'waiting'}>
            {t(isOn ? 'people.factor.on' : 'people.factor.off')}
          </StatusChip>
          {isOn && (
            <span className={recoveryCodesLeft > FEW ? styles.soft : styles.warning}>
              {t('people.factor.codesLeft', { smart_count: recoveryCodesLeft })}
            </span>
          )}
        </div>
        {step.kind === 'idle' && (
          <div>
            <Button variant="outlined" onClick={() => setStep({ kind: isOn ? 'removing' : 'starting' })}>
              {t(isOn ? 'people.factor.turnOff' : 'people.factor.turnOn')}
            </Button>
          </div>
        )}
        {step.kind === 'starting' && (
          <PasswordStep
            act={async (provider, current) => {
              setStep({ kind: 'scanning', ...(await provider.startSecondFactor({ body: { current } })) });
            }}
            actionKey="people.factor.next"
            onLeave={leave}
          />
        )}
        {step.kind === 'scanning' && (
          <ScanStep
            {...step}
            onDone={(codes) => {
              setStep({ kind: 'done', codes });
              void refresh();
            }}
            onLeave={leave}
          />
        )}
        {step.kind === 'done' && <RecoveryCodes codes={step.codes} onLeave={leave} />}
        {step.kind === 'removing' && (
          <PasswordStep
            act={async (provider, current) => {
              await provider.removeSecondFactor({ body: { current } });
              setStep(IDLE);
              await refresh();
            }}
            actionKey="people.factor.turnOff"
            onLeave={leave}
          />
        )}
      </div>
    </SettingsSection>
  );
}
