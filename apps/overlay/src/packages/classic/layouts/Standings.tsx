import type { ShownTable } from '../../../tournament/tables';
import { FullScene } from '../../FullScene';
import type { StandingsModel } from '../../models/tournament';
import { Empty } from '../parts/Empty';
import { hasTwoColumns, StandingsTable } from '../parts/StandingsTable';
import { Placements } from './Placements';

export default function Standings({ shown, placements }: StandingsModel) {
  if (shown) {
    return (
      <FullScene title="Standings" note={noteOf(shown)}>
        <StandingsTable shown={shown} />
      </FullScene>
    );
  }
  const isPlaced = placements.length > 0;
  return (
    <FullScene title="Standings" note={isPlaced ? 'Final placements' : undefined}>
      {isPlaced ? (
        <Placements placements={placements} />
      ) : (
        <Empty>There are no standings yet.</Empty>
      )}
    </FullScene>
  );
}

/** The group where there are several; a table without words at its cut says here what the cut is. */
function noteOf(shown: ShownTable): string {
  const { stage, table, cut } = shown;
  if (stage.tables.length > 1)
    return /group/i.test(stage.name) ? table.name : `${stage.name}, ${table.name}`;
  return cut && hasTwoColumns(shown) ? cut.text : stage.name;
}
