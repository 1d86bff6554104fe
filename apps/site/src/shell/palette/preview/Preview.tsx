import type { RecentRow } from '../recent';
import { MatchPreview } from './MatchPreview';
import { PlayerPreview } from './PlayerPreview';
import { TeamPreview } from './TeamPreview';
import { TournamentPreview } from './TournamentPreview';

/** What people mostly want to know of a row, without opening it. */
export default function Preview({ row: { id: rowId, kind } }: { row: RecentRow }) {
  const id = rowId.slice(kind.length + 1);
  switch (kind) {
    case 'teams':
      return <TeamPreview teamName={id} />;
    case 'players':
      return <PlayerPreview playerId={id} />;
    case 'matches':
      return <MatchPreview matchId={id} />;
    case 'tournaments':
      return <TournamentPreview tournamentId={id} />;
    case 'articles':
    case 'clips':
      return null;
  }
}
