import { formatMoney } from '@mes/domain/money/money';
import { displayName } from '../../../community';
import type { StandingsModel } from '../../../models/tournament';
import { usePage } from '../../../parts/use-page';
import { Backdrop } from '../parts/Backdrop';
import { Empty } from '../parts/Empty';
import { Spine } from '../parts/Spine';
import { Stairs } from './Stairs';
import { TableScene } from './TableScene';

const PLACES = 8;

/** The table as a staircase, or where teams have come in. */
export default function Standings({ shown, placements }: StandingsModel) {
  const page = usePage(placements, PLACES);
  if (shown) return <TableScene shown={shown} />;
  return (
    <>
      <Backdrop silhouette="steps" />
      <Spine title="Standings" note={page.length > 0 ? 'Final placements' : undefined} />
      {page.length === 0 && <Empty isBesideSpine>There are no standings yet.</Empty>}
      <Stairs
        teams={page.map(({ from, to, team, prize }) => ({
          id: team.name,
          place: from === to ? String(from) : `${from}–${to}`,
          team,
          name: displayName(team),
          tone: from === 1 ? 'first' : from <= 4 ? 'through' : 'out',
          figures: prize > 0 ? [formatMoney(prize)] : [],
        }))}
      />
    </>
  );
}
