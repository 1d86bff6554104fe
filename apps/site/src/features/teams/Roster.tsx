import type { TeamPlayer, WebsiteTeam } from '@mes/contract/teams';
import { killsPerDeath } from '@mes/domain/scoreboard/stat-line';
import { Portrait } from '@mes/ui/Portrait.tsx';
import { AppLink } from '../../components/AppLink';
import { Chip } from '../../components/layout/Chip';
import { Section } from '../../components/layout/Section';
import { Flag } from '../../components/pictures/Flag';
import { ROLE_LABELS } from '../../components/players/labels';
import { EmptyRow } from '../../components/states/EmptyRow';
import { interpolate } from '../../interpolate';
import { Rating } from '../matches/Rating';
import { mapCountText } from './labels';
import styles from './Roster.module.css';
import * as texts from './texts';

/** The current players of a team, best rated first. */
export function Roster({ team: { roster, leader } }: { team: WebsiteTeam }) {
  return (
    <Section title={texts.roster} more={roster.length > 0 && <span>{texts.rosterLead}</span>}>
      {roster.length === 0 ? (
        <EmptyRow>{texts.noPlayers}</EmptyRow>
      ) : (
        <ul className={styles.roster}>
          {roster.map((player) => (
            <li key={player.id}>
              <Player player={player} isLeader={player.id === leader?.id} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Player({ player, isLeader }: { player: TeamPlayer; isLeader: boolean }) {
  const { id, name, photo, country, roles, rating, maps } = player;
  return (
    <AppLink to={`/players/${encodeURIComponent(id)}`} className={styles.player}>
      <span className={styles.picture}>
        <Portrait side="coalition" seed={name} photo={photo} className={styles.portrait} />
      </span>
      {isLeader && <Chip className={styles.role}>{texts.leader}</Chip>}
      <span className={styles.about}>
        <span className={styles.line}>
          <span className={styles.name}>{name}</span>
          {country && <Flag country={country} />}
        </span>
        {roles.length > 0 && (
          <span className={styles.figures}>
            {roles.map((role) => ROLE_LABELS[role]).join(', ')}
          </span>
        )}
        <span className={styles.line}>
          <RatingBar rating={rating} />
          <Rating value={rating} />
        </span>
        <span className={styles.figures}>
          {maps === 0
            ? texts.noCapturedMaps
            : interpolate(texts.playerFigures, {
                kd: killsPerDeath(player).toFixed(2),
                maps: mapCountText(maps),
              })}
        </span>
      </span>
    </AppLink>
  );
}

/** How far a rating is from the average of 1.00, to the left below it and to the right above. */
function RatingBar({ rating }: { rating: number | null }) {
  const distance = rating === null ? 0 : Math.max(-FULL, Math.min(FULL, rating - 1)) / FULL;
  const width = `${Math.abs(distance) * 50}%`;
  return (
    <span className={styles.bar} aria-hidden="true">
      <i style={distance < 0 ? { right: '50%', width } : { left: '50%', width }} />
    </span>
  );
}

/** A rating this far from the average fills half of the bar. */
const FULL = 0.5;
