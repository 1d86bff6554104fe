import type { PlayerStatistics } from '@mes/contract/player-statistics';
import type { WebsitePlayer } from '@mes/contract/players';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { TeamName } from '../../components/pictures/TeamName';
import { Rating } from '../matches/Rating';
import { FigureLabel } from '../statistics/FigureLabel';
import { TournamentHistory } from '../teams/TournamentHistory';
import styles from './PlayerTournaments.module.css';
import * as texts from './texts';

type Record = WebsitePlayer['tournaments'][number];

interface PlayerTournamentsProps {
  records: readonly Record[];
  figures: Pick<PlayerStatistics, 'tournaments'>;
  /** Leaves out the tournaments of which no map passes the filters. */
  onlyPlayed: boolean;
}

/** What the player did in each tournament, and how it ended. */
export function PlayerTournaments({ records, figures, onlyPlayed }: PlayerTournamentsProps) {
  const byId = new Map(figures.tournaments.map((each) => [each.id, each]));
  return (
    <TournamentHistory
      records={onlyPlayed ? records.filter(({ id }) => byId.has(id)) : records}
      between={[
        {
          header: texts.team,
          cell: ({ team }) => (
            <span className={styles.team}>
              <TeamLogo team={team} size={22} plain />
              <TeamName team={team} link shorten />
            </span>
          ),
        },
        { header: texts.maps, numeric: true, cell: ({ id }) => byId.get(id)?.maps ?? '-' },
        {
          header: texts.wonLost,
          numeric: true,
          cell: ({ id }) => {
            const played = byId.get(id);
            return played ? `${played.mapWins}–${played.mapLosses}` : '-';
          },
        },
        {
          header: <FigureLabel figure="rating" />,
          numeric: true,
          hideOnPhone: false,
          cell: ({ id }) => <Rating value={byId.get(id)?.rating ?? null} />,
        },
      ]}
    />
  );
}
