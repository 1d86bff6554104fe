import type { RegisteredTeam } from '@mes/contract/entry-schemas';
import type { TournamentState } from '@mes/domain/tournament/lifecycle/states';
import { classNames } from '@mes/ui/class-names';
import { AppLink } from '../../components/AppLink';
import { Chip } from '../../components/layout/Chip';
import { Section } from '../../components/layout/Section';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { TeamName } from '../../components/pictures/TeamName';
import { EmptyRow } from '../../components/states/EmptyRow';
import styles from './TeamList.module.css';

interface TeamListProps {
  teams: readonly RegisteredTeam[];
  state: TournamentState;
}

/** Teams and their rosters: strongest seed first, teams that left at the end. */
export function TeamList({ teams, state }: TeamListProps) {
  const ordered = teams.toSorted((one, other) => rankOf(one) - rankOf(other));
  return (
    <Section title="Teams" count={teams.filter((each) => each.state === 'registered').length}>
      {teams.length === 0 ? (
        <EmptyRow>No team is registered yet.</EmptyRow>
      ) : (
        <ul className={styles.list}>
          {ordered.map((entry) => (
            <li
              key={entry.team.name}
              className={classNames(styles.entry, entry.state !== 'registered' && styles.gone)}
            >
              <div className={styles.head}>
                <TeamLogo team={entry.team} size={40} plain />
                <TeamName team={entry.team} link className={styles.name} />
                <EntryState entry={entry} state={state} />
              </div>
              <p className={styles.roster}>
                {entry.roster.map(({ id, name }, index) => (
                  <span key={id}>
                    {index > 0 && ', '}
                    <AppLink to={`/players/${encodeURIComponent(id)}`}>{name}</AppLink>
                  </span>
                ))}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function EntryState({ entry, state }: { entry: RegisteredTeam; state: TournamentState }) {
  if (entry.state === 'dropped') return <Chip tone="warn">Dropped out</Chip>;
  if (entry.state === 'disqualified') return <Chip tone="loss">Disqualified</Chip>;
  if (state === 'check_in')
    return entry.checkedIn ? <Chip tone="win">Checked in</Chip> : <Chip>Not checked in</Chip>;
  return <Chip>{entry.seed === null ? entry.region : `Seed ${entry.seed}`}</Chip>;
}

function rankOf({ state, seed }: RegisteredTeam): number {
  return (state === 'registered' ? 0 : 10_000) + (seed ?? 9_000);
}
