import type { EditedTournament } from '@mes/contract/tournament-schemas';
import { TOURNAMENT_STATES } from '@mes/contract/vocabulary';
import { useWrite } from '../../../api/use-call';
import { Button } from '../../../components/Button';
import { confirmAction } from '../../../components/dialogs/dialogs';
import { Chip } from '../../../components/layout/Chip';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { STATE_LABELS, STATE_TONES, type TournamentState } from '../labels';
import styles from './Editor.module.css';

/** Labels of the buttons that lead to each state. */
const STEP_LABELS: Record<TournamentState, string> = {
  draft: 'Take back to draft',
  announced: 'Announce',
  signup_open: 'Open signup',
  signup_closed: 'Close signup',
  check_in: 'Open check-in',
  seeding: 'Begin seeding',
  running: 'Draw the bracket and start',
  finished: 'Finish',
};

/** The state of the tournament and the possible next states. A refused step shows the reason. */
export function StateSteps({ tournament }: { tournament: EditedTournament }) {
  const { id, name, state, revision, steps, applications } = tournament;
  const update = useWrite('tournaments', 'update', { invalidates: ['tournaments', 'brackets'] });
  const isBack = (to: TournamentState) =>
    TOURNAMENT_STATES.indexOf(to) < TOURNAMENT_STATES.indexOf(state);
  const changeState = (to: TournamentState) =>
    confirmAction({
      title: `${STEP_LABELS[to]}?`,
      message: `${name} is ${STATE_LABELS[state].toLowerCase()} now and will be ${STATE_LABELS[to].toLowerCase()}.`,
      confirmLabel: STEP_LABELS[to],
      action: () => update.mutateAsync({ id, revision, state: to }),
      success: `${name}: ${STATE_LABELS[to]}`,
    });
  return (
    <Section title="State" id="state">
      <Panel pad>
        <div className={styles.steps}>
          <div className={styles.step}>
            <Chip tone={STATE_TONES[state]}>{STATE_LABELS[state]}</Chip>
            <span className={styles.note}>
              {applications.registered ?? 0} registered, {applications.applied ?? 0} waiting for a
              decision
            </span>
          </div>
          {steps.map(({ to, refusal }) => (
            <div key={to} className={styles.step}>
              <Button
                variant={isBack(to) ? 'quiet' : refusal === null ? 'primary' : 'ghost'}
                disabled={refusal !== null}
                onClick={() => void changeState(to)}
              >
                {isBack(to) ? `Back to ${STATE_LABELS[to].toLowerCase()}` : STEP_LABELS[to]}
              </Button>
              {refusal !== null && <span className={styles.note}>{refusal}</span>}
            </div>
          ))}
        </div>
      </Panel>
    </Section>
  );
}
