import type { PersonalHome } from '@mes/contract/personal-home';
import { Button } from '../../components/Button';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { teamPath } from '../../components/pictures/team-path';
import { interpolate } from '../../interpolate';
import type { FirstStep } from './first-steps';
import { TASK_LABELS } from './labels';
import styles from './Rows.module.css';
import * as texts from './texts';

type Task = PersonalHome['tasks'][number];

interface TaskListProps {
  tasks: readonly Task[];
  teamName: string | null;
  /** Opens one of the first steps that was left for later. */
  onStep: (step: FirstStep) => void;
}

/** What the account could do next, beside its matches. Renders nothing without any. */
export function TaskList({ tasks, teamName, onStep }: TaskListProps) {
  if (tasks.length === 0) return null;
  return (
    <Section
      title={texts.whatNext}
      count={interpolate(texts.tasksChecked, { count: tasks.length })}
    >
      <Panel>
        <ul className={styles.list}>
          {tasks.map((task) => (
            <li key={`${task.kind} ${task.tournament?.id}`}>
              <TaskRow task={task} teamName={teamName} onStep={onStep} />
            </li>
          ))}
        </ul>
      </Panel>
    </Section>
  );
}

function TaskRow({ task, teamName, onStep }: Omit<TaskListProps, 'tasks'> & { task: Task }) {
  const { kind, tournament, players } = task;
  const { title, text, button } = TASK_LABELS[kind];
  const step = STEPS[kind];
  const named = { tournament: tournament?.name ?? '', players: players.join(', ') };
  return (
    <div className={styles.row}>
      <span className={styles.text}>
        <b>{interpolate(title, named)}</b>
        <span className={styles.small}>{interpolate(text, named)}</span>
      </span>
      {step ? (
        <Button size="sm" variant="quiet" onClick={() => onStep(step)}>
          {button}
        </Button>
      ) : (
        <Button size="sm" variant="quiet" to={pathOf(task, teamName)}>
          {button}
        </Button>
      )}
    </div>
  );
}

const STEPS: Partial<Record<Task['kind'], FirstStep>> = {
  give_country: 'name',
  give_game_id: 'game_id',
  fix_game_id: 'game_id',
  find_team: 'team',
};

function pathOf({ kind, tournament }: Task, teamName: string | null): string {
  if (tournament) return `/tournament/${encodeURIComponent(tournament.id)}`;
  if (kind === 'answer_invitation') return '/dashboard#invitations';
  if (kind === 'sign_up') return '/dashboard#signups';
  return teamName === null ? '/teams/create' : teamPath(teamName);
}
