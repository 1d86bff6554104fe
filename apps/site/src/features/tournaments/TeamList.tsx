import type { RegisteredTeam } from '@mes/contract/entry-schemas';
import type { TournamentState } from '@mes/domain/tournament/lifecycle/states';
import { classNames } from '@mes/ui/class-names';
import { AppLink } from '../../components/AppLink';
import { Chip } from '../../components/layout/Chip';
import { Section } from '../../components/layout/Section';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { TeamName } from '../../components/pictures/TeamName';
import { EmptyRow } from '../../components/states/EmptyRow';
import { interpolate } from '../../interpolate';
import { FollowStar } from '../follows/FollowButton';
import styles from './TeamList.module.css';
import * as texts from './texts';

interface TeamListProps {
  teams: readonly RegisteredTeam[];
  state: TournamentState;
}

/** Teams and their rosters: strongest seed first, teams that left at the end. */
export function TeamList({ teams, state }: TeamListProps) {
  const ordered = teams.toSorted((one, other) => rankOf(one) - rankOf(other));
  return (
    <Section title={texts.teams} count={teams.filter((each) => each.state === 'registered').length}>
      {teams.length === 0 ? (
        <EmptyRow>{texts.noTeams}</EmptyRow>
      ) : (
        <ul className={styles.list}>
          {ordered.map((entry) => (
            <li
              key={entry.team.name}
              className={classNames(styles.entry, entry.state !== 'registered' && styles.gone)}
            >
              <div className={styles.head}>
                <TeamLogo team={entry.team} size={40} plain />
                <div className={styles.title}>
                  <TeamName team={entry.team} link className={styles.name} />
                  <EntryState entry={entry} state={state} />
                </div>
                <FollowStar
                  subject={{ kind: 'team', id: entry.team.name, name: entry.team.name }}
                />
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
  if (entry.state === 'dropped') return <Chip tone="warn">{texts.droppedOut}</Chip>;
  if (entry.state === 'disqualified') return <Chip tone="loss">{texts.disqualified}</Chip>;
  if (state === 'check_in')
    return entry.checkedIn ? (
      <Chip tone="win">{texts.checkedIn}</Chip>
    ) : (
      <Chip>{texts.notCheckedIn}</Chip>
    );
  return (
    <Chip>
      {entry.seed === null ? entry.region : interpolate(texts.seed, { seed: entry.seed })}
    </Chip>
  );
}

function rankOf({ state, seed }: RegisteredTeam): number {
  return (state === 'registered' ? 0 : 10_000) + (seed ?? 9_000);
}
