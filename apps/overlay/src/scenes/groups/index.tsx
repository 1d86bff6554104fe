import type { GroupRow } from '@mes/contract/brackets';
import { displayName } from '@mes/domain/names/display';
import { classNames } from '@mes/ui/class-names';
import type { CSSProperties } from 'react';
import { useTournament } from '../../data/use-scene-data';
import { Empty } from '../../parts/Empty';
import { Fit } from '../../parts/Fit';
import { FullScene } from '../../parts/FullScene';
import { hasTwoColumns, StandingsTable } from '../../parts/StandingsTable';
import { Swap } from '../../parts/Swap';
import { TeamLogo } from '../../parts/TeamLogo';
import table from '../../parts/table.module.css';
import { useScene } from '../../scene-context';
import { type ShownTable, tablesOf } from '../../tournament/tables';
import { usePage } from '../../tournament/use-page';
import styles from './groups.module.css';

/** Two rows of four; more groups take turns. */
const MOST = 8;
const FEW_ROWS = 5;
const LOGOS = { few: 60, four: 46, many: 40 } as const;

/** All groups of a stage side by side; one alone has room for everything that is known of it. */
export default function Groups() {
  const { route } = useScene();
  const tournament = useTournament();
  const tables = tournament ? tablesOf(tournament, route.round) : [];
  const shown = usePage(tables, MOST);
  const cut = shown[0]?.cut;
  const size = sizeOf(shown.length);
  const [first, second] = shown;
  if (first && !second) {
    return (
      <FullScene title={first.stage.name} note={hasTwoColumns(first) ? cut?.text : undefined}>
        <StandingsTable shown={first} />
      </FullScene>
    );
  }
  return (
    <FullScene title={first?.stage.name ?? 'Groups'} note={cut?.text}>
      {shown.length === 0 && <Empty>The groups are not drawn yet.</Empty>}
      <div
        className={`${table.area} ${styles.groups}`}
        data-size={size}
        data-short={shown.every((each) => each.table.rows.length <= FEW_ROWS) || undefined}
      >
        {shown.map((each, place) => (
          <Group key={each.table.group} shown={each} step={place} logo={LOGOS[size]} />
        ))}
      </div>
    </FullScene>
  );
}

interface GroupProps {
  shown: ShownTable;
  step: number;
  logo: number;
}

function Group({ shown: { table: group, cut }, step, logo }: GroupProps) {
  return (
    <section className={`${table.table} wipe`} style={{ '--i': step } as CSSProperties}>
      <h2 className={styles.title}>
        <span className="tight">{group.name}</span>
        <span>W</span>
        <span>L</span>
        <span>Pts</span>
      </h2>
      {group.rows.map((row) => (
        <Row
          key={row.team.name}
          row={row}
          logo={logo}
          advances={row.outcome === 'advances' || row.place <= (cut?.places ?? 0)}
        />
      ))}
    </section>
  );
}

function Row({ row, logo, advances }: { row: GroupRow; logo: number; advances: boolean }) {
  return (
    <div className={classNames(table.row, advances && table.marked)}>
      <span className={table.place}>{row.place}</span>
      <TeamLogo team={row.team} size={logo} className={table.logo} />
      <Fit className={classNames(table.who, table.name, !advances && styles.out, 'tight')}>
        {displayName(row.team)}
      </Fit>
      <span>{row.wins}</span>
      <span className={table.dim}>{row.losses}</span>
      <Swap value={row.points} className={table.key} />
    </div>
  );
}

/** Two stand beside each other, up to four make a square, more are small. */
function sizeOf(groups: number): 'few' | 'four' | 'many' {
  if (groups <= 2) return 'few';
  return groups <= 4 ? 'four' : 'many';
}
