import { IconAlertTriangle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { AppLink } from '../../../components/AppLink';
import { Button } from '../../../components/Button';
import { Panel } from '../../../components/layout/Panel';
import { interpolate } from '../../../interpolate';
import * as texts from '../texts';
import { MoreActions } from './MoreActions';
import styles from './Publish.module.css';
import { StateSteps, useChangeState } from './StateSteps';
import { PaneSection, StepFoot } from './StepPane';
import { publishProblem, type StepState } from './steps';
import type { SettingsDraft } from './use-settings-draft';

interface PublishProps {
  draft: SettingsDraft;
  states: readonly StepState[];
}

const ICONS = { done: IconCircleCheck, fix: IconAlertTriangle, open: IconCircleDashed };

/** The last look at a draft; afterwards the states of the tournament. */
export default function Publish({ draft, states }: PublishProps) {
  const { tournament } = draft;
  const isDraft = tournament.state === 'draft';
  return (
    <>
      <PaneSection
        step="publish"
        lead={isDraft ? texts.publishLead : texts.stateLead}
        draft={draft}
      >
        {isDraft ? <Summary states={states} /> : <StateSteps tournament={tournament} />}
        <MoreActions tournament={tournament} />
      </PaneSection>
      {isDraft && <PublishFoot draft={draft} states={states} />}
    </>
  );
}

function Summary({ states }: Pick<PublishProps, 'states'>) {
  return (
    <Panel>
      <ul className={styles.list}>
        {states.slice(0, -1).map(({ step, label, tone, summary }) => {
          const Icon = ICONS[tone];
          return (
            <li key={step} className={styles[tone]}>
              <Icon size={18} stroke={1.75} aria-hidden="true" />
              <b>{label}</b>
              <span className={styles.summary}>{summary}</span>
              <AppLink to={`?step=${step}`} className={styles.change}>
                {interpolate(tone === 'fix' ? texts.fixStep : texts.changeStep, {
                  step: label.toLowerCase(),
                })}
              </AppLink>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

function PublishFoot({ draft: { tournament }, states }: PublishProps) {
  const changeState = useChangeState(tournament);
  const refusal = tournament.steps.find(({ to }) => to === 'announced')?.refusal ?? null;
  const problem = publishProblem(states) ?? refusal;
  return (
    <StepFoot step="publish" note={problem ?? texts.publishNote}>
      <Button disabled={problem !== null} onClick={() => void changeState('announced')}>
        {texts.publishTournament}
      </Button>
    </StepFoot>
  );
}
