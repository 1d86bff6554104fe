import type { GroupRow } from '@mes/contract/bracket-schemas';
import { displayName } from '../../../community';
import { signed } from '../../../parts/labels';
import { usePage } from '../../../parts/use-page';
import { hasPoints, isOut, recordText, type ShownTable } from '../../../tournament/tables';
import { Backdrop } from '../parts/Backdrop';
import { Spine } from '../parts/Spine';
import { staircase } from '../parts/staircase';
import { Stairs, type StairTeam } from './Stairs';
import styles from './TableScene.module.css';

const ROWS = 8;

/** Eight teams, eight columns; more come page by page. */
export function TableScene({ shown }: { shown: ShownTable }) {
  const { stage, table, cut } = shown;
  const rows = usePage(table.rows, ROWS);
  const labels = [hasPoints(shown) ? 'Points' : 'Wins', 'Record', 'Rounds'];
  return (
    <>
      <Backdrop silhouette="steps" />
      <Spine title={table.name || stage.name}>
        <div className={`${styles.labels} lg-fade`}>
          {labels.map((label) => (
            <p key={label}>{label}</p>
          ))}
        </div>
      </Spine>
      <Stairs teams={rows.map((row) => teamOf(row, shown))} />
      {cut && (
        <Cut
          text={cut.text}
          above={rows.findIndex(({ place }) => place > cut.places)}
          count={rows.length}
        />
      )}
    </>
  );
}

/** Over the first column that is not through; the columns left of it are lower. */
function Cut({ text, above, count }: { text: string; above: number; count: number }) {
  const stair = above < 0 ? undefined : staircase(count)[above];
  if (!stair) return null;
  return (
    <p
      className={`${styles.cut} lg-fade lg-ground`}
      style={{ right: 1_920 - stair.x - stair.width + 16, bottom: stair.height + 18 }}
    >
      {text}
    </p>
  );
}

function teamOf(row: GroupRow, shown: ShownTable): StairTeam {
  const { place, team, wins, points } = row;
  return {
    id: team.name,
    place: String(place),
    team,
    name: displayName(team),
    tone: place === 1 ? 'first' : isOut(row, shown) ? 'out' : 'through',
    figures: [
      String(hasPoints(shown) ? points : wins),
      recordText(row, shown),
      signed(row.roundWins - row.roundLosses),
    ],
  };
}
