import type { BlockedStage as Blocked } from '@mes/contract/bracket-schemas';
import { useCall, useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import { confirmAction } from '../../components/dialogs/dialogs';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { interpolate } from '../../interpolate';
import styles from './editor/Editor.module.css';
import * as texts from './texts';

type Decision = Blocked['decisions'][number];

/** The stage that too few teams are left to play, with what staff can make of it. */
export default function BlockedStage({ id }: { id: string }) {
  const { data: blocked } = useCall('brackets', 'blockedStage', { id });
  return blocked ? <Decisions id={id} blocked={blocked} /> : null;
}

function Decisions({ id, blocked }: { id: string; blocked: Blocked }) {
  const { name, reason, teams, decisions, revision } = blocked;
  const write = useWrite('brackets', 'decideStage', { invalidates: ['tournaments', 'brackets'] });
  const decide = (choice: Decision) =>
    confirmAction({
      title: `${labelOf(choice, name)}?`,
      message: effectOf(choice, name),
      confirmLabel: labelOf(choice, name),
      danger: choice.decision === 'end',
      action: () => write.mutateAsync({ id, decision: choice.decision, revision }),
      success:
        choice.decision === 'end'
          ? texts.tournamentEnded
          : interpolate(texts.stageBegun, { stage: name }),
    });
  return (
    <Section title={interpolate(texts.tooFewTeams, { stage: name })} id="blocked-stage">
      <Panel pad>
        <div className={styles.steps}>
          <p className={styles.note}>
            {interpolate(texts.teamsLeft, {
              reason,
              teams: teams.map((team) => team.name).join(', '),
            })}
          </p>
          {decisions.map((choice) => (
            <div key={choice.decision} className={styles.step}>
              <Button
                variant={choice.decision === 'end' ? 'ghost' : 'primary'}
                onClick={() => void decide(choice)}
              >
                {labelOf(choice, name)}
              </Button>
              <span className={styles.note}>{effectOf(choice, name)}</span>
            </div>
          ))}
        </div>
      </Panel>
    </Section>
  );
}

function labelOf(choice: Decision, stage: string): string {
  return choice.decision === 'end'
    ? texts.endTournament
    : interpolate(texts.shortenStage, { stage });
}

function effectOf(choice: Decision, stage: string): string {
  if (choice.decision === 'end') return texts.endTournamentEffect;
  return choice.groups === 1
    ? interpolate(texts.beginsWithOneGroup, { stage })
    : interpolate(texts.beginsWithGroups, { stage, count: choice.groups });
}
