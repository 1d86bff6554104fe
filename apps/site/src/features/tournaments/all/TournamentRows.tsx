import type { TournamentSummary } from '@mes/contract/tournament-schemas';
import { skinFor } from '@mes/domain/tournament/name/skin';
import { AppLink } from '../../../components/AppLink';
import { Chip } from '../../../components/layout/Chip';
import { Panel } from '../../../components/layout/Panel';
import { TeamLogo } from '../../../components/pictures/TeamLogo';
import { useSpoiler } from '../../../components/spoilers/use-spoiler';
import { Money } from '../../../components/text/Money';
import { interpolate } from '../../../interpolate';
import { useZone } from '../../../ssr/hydration';
import { datesOf, STATE_LABELS } from '../labels';
import { TournamentMark } from '../TournamentMark';
import * as texts from '../texts';
import styles from './TournamentRows.module.css';

/** Tournaments with what people choose them by: when, where, how large, for how much. */
export function TournamentRows({ tournaments }: { tournaments: readonly TournamentSummary[] }) {
  return (
    <Panel>
      <ul className={styles.list}>
        {tournaments.map((tournament) => (
          <li key={tournament.id}>
            <Row tournament={tournament} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Row({ tournament }: { tournament: TournamentSummary }) {
  const { id, name, region, startsAt, endsAt, prizePool, registered, picture } = tournament;
  const zone = useZone();
  const skin = skinFor(tournament);
  return (
    <AppLink
      to={`/tournament/${encodeURIComponent(id)}`}
      className={styles.row}
      data-tournament={skin ?? undefined}
    >
      <TournamentMark skin={skin} picture={picture} className={styles.mark} />
      <span className={styles.name}>
        <b>{name}</b>
        <span className={styles.when}>
          {datesOf(startsAt, endsAt, zone)} · {region}
        </span>
      </span>
      <span className={styles.teams}>{interpolate(texts.teamCount, { teams: registered })}</span>
      <span className={styles.prize}>{prizePool > 0 && <Money cents={prizePool} />}</span>
      <span className={styles.state}>
        <Outcome tournament={tournament} />
      </span>
    </AppLink>
  );
}

function Outcome({ tournament: { id, state, winner } }: { tournament: TournamentSummary }) {
  const { isHidden } = useSpoiler(winner && id);
  if (state !== 'finished' || isHidden) return <Chip>{STATE_LABELS[state]}</Chip>;
  if (!winner) return null;
  return (
    <span className={styles.winner} data-spoiler="">
      <TeamLogo team={winner} size={24} plain />
      {winner.name}
    </span>
  );
}
