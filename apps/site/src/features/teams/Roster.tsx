import type { WebsiteTeam } from '@mes/contract/teams';
import { Portrait } from '@mes/ui/Portrait.tsx';
import { AppLink } from '../../components/AppLink';
import { Chip } from '../../components/layout/Chip';
import { Section } from '../../components/layout/Section';
import { EmptyRow } from '../../components/states/EmptyRow';
import styles from './Roster.module.css';
import * as texts from './texts';

/** The current players of a team. */
export function Roster({ team }: { team: WebsiteTeam }) {
  const { leader } = team;
  const players = team.players.toSorted((a, b) => rankOf(a.id, leader) - rankOf(b.id, leader));
  return (
    <Section title={texts.roster} count={players.length}>
      {players.length === 0 ? (
        <EmptyRow>{texts.noPlayers}</EmptyRow>
      ) : (
        <ul className={styles.roster}>
          {players.map(({ id, name, photo }) => (
            <li key={id}>
              <AppLink to={`/players/${encodeURIComponent(id)}`} className={styles.player}>
                <span className={styles.picture}>
                  <Portrait
                    side="coalition"
                    seed={name}
                    photo={photo}
                    className={styles.portrait}
                  />
                </span>
                {id === leader?.id && <Chip className={styles.role}>{texts.leader}</Chip>}
                <span className={styles.name}>{name}</span>
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** Sorts the leader first. */
function rankOf(id: string, leader: WebsiteTeam['leader']): number {
  return id === leader?.id ? 0 : 1;
}
