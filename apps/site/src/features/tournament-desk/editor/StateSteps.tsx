import type { EditedTournament } from '@mes/contract/tournament-schemas';
import { TOURNAMENT_STATES } from '@mes/contract/vocabulary';
import type { TournamentState } from '@mes/domain/tournament/lifecycle/states';
import { useWrite } from '../../../api/use-call';
import { Button } from '../../../components/Button';
import { confirmAction } from '../../../components/dialogs/dialogs';
import { Chip } from '../../../components/layout/Chip';
import { Panel } from '../../../components/layout/Panel';
import { Alert } from '../../../components/states/Alert';
import { interpolate } from '../../../interpolate';
import { STATE_LABELS, STATE_TONES } from '../labels';
import * as texts from '../texts';
import styles from './Editor.module.css';

/** Labels of the buttons that lead to each state. */
const STEP_LABELS: Record<TournamentState, string> = {
  draft: texts.takeBackToDraft,
  announced: texts.publishTournament,
  signup_open: texts.openSignup,
  signup_closed: texts.closeSignup,
  check_in: texts.openCheckIn,
  seeding: texts.beginSeeding,
  running: texts.drawBracketAndStart,
  finished: texts.finish,
};

/** Asks, then takes the tournament to another state. */
export function useChangeState(tournament: EditedTournament) {
  const { id, name, state, revision } = tournament;
  const update = useWrite('tournaments', 'update', { invalidates: ['tournaments', 'brackets'] });
  return async (to: TournamentState) => {
    const change = interpolate(texts.changeStateMessage, {
      name,
      from: STATE_LABELS[state].toLowerCase(),
      to: STATE_LABELS[to].toLowerCase(),
    });
    const warning = to === 'running' ? await passedStartsText(tournament) : null;
    return confirmAction({
      title: `${STEP_LABELS[to]}?`,
      message:
        warning === null ? (
          change
        ) : (
          <>
            <p>{change}</p>
            <Alert kind="warning">{warning}</Alert>
          </>
        ),
      confirmLabel: STEP_LABELS[to],
      action: () => update.mutateAsync({ id, revision, state: to }),
      success: `${name}: ${STATE_LABELS[to]}`,
    });
  };
}

/** Which matches the draw leaves without a time, and what to do; null if there are none. */
async function passedStartsText({
  stages,
  applications,
}: EditedTournament): Promise<string | null> {
  // Loaded on demand: it brings the engine.
  const { passedStarts } = await import('./schedule/PlannedSchedule');
  const passed = passedStarts({ stages, teams: applications.registered ?? 0 }, Date.now());
  if (passed.length === 0) return null;
  const rounds = passed.map(({ name, matches }) =>
    interpolate(texts.passedRound, {
      round: name,
      matches: matches.map((number) => `M${number}`).join(', '),
    }),
  );
  return interpolate(texts.passedStarts, { rounds: rounds.join('; ') });
}

/** The state of the tournament and the possible next states. A refused step shows the reason. */
export function StateSteps({ tournament }: { tournament: EditedTournament }) {
  const { state, steps, applications } = tournament;
  const changeState = useChangeState(tournament);
  const isBack = (to: TournamentState) =>
    TOURNAMENT_STATES.indexOf(to) < TOURNAMENT_STATES.indexOf(state);
  return (
    <Panel pad>
      <div className={styles.steps}>
        <div className={styles.step}>
          <Chip tone={STATE_TONES[state]}>{STATE_LABELS[state]}</Chip>
          <span className={styles.note}>
            {applications.registered ?? 0} {texts.registeredCount} {applications.applied ?? 0}{' '}
            {texts.waitingForDecision}
          </span>
        </div>
        {steps.map(({ to, refusal }) => (
          <div key={to} className={styles.step}>
            <Button
              variant={isBack(to) ? 'quiet' : refusal === null ? 'primary' : 'ghost'}
              disabled={refusal !== null}
              onClick={() => void changeState(to)}
            >
              {isBack(to)
                ? interpolate(texts.backToState, { state: STATE_LABELS[to].toLowerCase() })
                : STEP_LABELS[to]}
            </Button>
            {refusal !== null && <span className={styles.note}>{refusal}</span>}
          </div>
        ))}
      </div>
    </Panel>
  );
}
