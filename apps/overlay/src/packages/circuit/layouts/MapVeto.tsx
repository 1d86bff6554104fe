import { BAN, LEFT_OUT, PICK } from '@mes/domain/veto/formats';
import type { MapVetoModel, VetoCell } from '../../../models/match';
import type { Opponents, SceneTeam } from '../../../models/team';
import { Fit } from '../../../parts/Fit';
import { clockOf, counted, roundAndFormat, UNDECIDED } from '../../../parts/labels';
import { TeamLogo } from '../../../parts/TeamLogo';
import { useScene } from '../../../scene-context';
import { Backdrop } from '../parts/Backdrop';
import { Copper } from '../parts/Copper';
import { Empty } from '../parts/Empty';
import { Panel } from '../parts/Panel';
import { Surge } from '../parts/Pulse';
import { elbow } from '../parts/points';
import { Rail } from '../parts/Rail';
import { Typed } from '../parts/Typed';
import { Wires } from '../parts/Wires';
import type { Wire } from '../parts/wire';
import styles from './MapVeto.module.css';
import { useReveal, VetoReveal } from './VetoReveal';
import { ROW, rowY, VetoRow } from './VetoRow';
import { VetoSlots } from './VetoSlots';

/** Where the panel on the right is fed. */
const PANEL = { x: 840, y: 518 };
const CLOCK_SIZE = 144;

/** The maps in the order of the veto; each choice is wired to the panel that reveals it. */
export default function MapVeto(model: MapVetoModel) {
  const { round, bestOf, opponents, cells, empty, turnLeftMs, left } = model;
  const isPicture = useScene().route.screenshot;
  const next = cells.find(({ isNext }) => isNext) ?? null;
  const fresh = useReveal(cells);
  const last = cells.findLast(({ map, code }) => map !== null && isPlayedOrBanned(code)) ?? null;
  const turn = fresh ?? next;
  const shown = fresh ?? (next && !isPicture ? null : last);
  return (
    <>
      <Backdrop quiet />
      <Rail note={roundAndFormat(round, bestOf)} />
      <Wires wires={[...cells.map(feedOf), ...(shown ? [wireTo(shown, cells)] : [])]} />
      {fresh && (
        <Surge key={fresh.map} points={wireTo(fresh, cells).points} width={9} ms={320} isEvent />
      )}
      {cells.length === 0 && <Empty>{empty}</Empty>}
      {cells.map((cell, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the veto
        <VetoRow key={place} cell={cell} place={place} opponents={opponents} />
      ))}
      {turn ? (
        <Turn
          label={fresh ? doneLabel(fresh) : dueLabel(turn)}
          team={turn.by && opponents[turn.by]}
          leftMs={fresh ? undefined : turnLeftMs}
        />
      ) : (
        <Meeting opponents={opponents} />
      )}
      {cells.length > 0 && (
        <>
          {shown ? (
            <VetoReveal cell={shown} opponents={opponents} isEvent={fresh !== null} />
          ) : (
            next && <Waiting cell={next} cells={cells} names={left} />
          )}
          <VetoSlots cells={cells} opponents={opponents} />
        </>
      )}
    </>
  );
}

function isPlayedOrBanned(code: VetoCell['code']): boolean {
  return code !== LEFT_OUT;
}

function feedOf({ code, map, isNext }: VetoCell, place: number): Wire {
  const y = rowY(place) + ROW.height / 2;
  const isPlayed = map !== null && code !== BAN && code !== LEFT_OUT;
  return {
    points: [
      [120, y],
      [ROW.left, y],
    ],
    tone: isNext ? 'hot' : isPlayed ? 'a' : map === null ? 'trace' : 'trace-dim',
    isDashed: map !== null && code === BAN,
    delay: 80 + place * 32,
    isPulsed: isNext,
  };
}

function wireTo(cell: VetoCell, cells: readonly VetoCell[]): Wire {
  const y = rowY(cells.indexOf(cell)) + ROW.height / 2;
  return {
    points: elbow([ROW.left + ROW.width, y], [PANEL.x, PANEL.y], 792),
    tone: cell.code === BAN ? 'mes-live' : 'a',
    width: 5,
    delay: 500,
  };
}

function dueLabel({ code, order }: VetoCell): string {
  if (code === BAN) return 'Bans a map';
  return code === PICK ? `Picks map ${order}` : 'Last map left';
}

function doneLabel({ code, order }: VetoCell): string {
  if (code === BAN) return 'Has banned';
  return code === PICK ? `Has picked map ${order}` : 'Last map left';
}

interface TurnProps {
  label: string;
  team: SceneTeam | null;
  /** Missing where nobody counts. */
  leftMs: number | undefined;
}

function Turn({ label, team, leftMs }: TurnProps) {
  return (
    <div className={styles.turn}>
      {team && (
        <div className="ci-flash">
          <TeamLogo team={team} size={132} />
        </div>
      )}
      <div className={styles.who}>
        <p className={`${styles.act} ci-silk ci-a ci-flash`}>{label}</p>
        <div key={team?.name} className={`${styles.name} ci-name`}>
          <Typed delay={80} isEvent>
            {team?.displayName ?? 'Decider'}
          </Typed>
        </div>
      </div>
      {leftMs !== undefined && <Copper value={clockOf(leftMs)} size={CLOCK_SIZE} isClock />}
    </div>
  );
}

/** Between the turns and at the end: who meets. */
function Meeting({ opponents: { A, B } }: { opponents: Opponents }) {
  if (!A && !B) return null;
  return (
    <div className={`${styles.meeting} ci-flash`}>
      {[A, B].map((team, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a team is its place
        <span key={place} className={styles.team}>
          {team && <TeamLogo team={team} size={88} />}
          <Fit className={`${styles.meets} ci-name`}>{team?.displayName ?? UNDECIDED}</Fit>
        </span>
      ))}
    </div>
  );
}

interface WaitingProps {
  cell: VetoCell;
  cells: readonly VetoCell[];
  /** Of the maps that are left. */
  names?: readonly string[];
}

/** Nothing is revealed: which choice comes, and how much is left to choose from. */
function Waiting({ cell, cells, names = [] }: WaitingProps) {
  const left = cells.filter(({ map }) => map === null).length;
  const before = cells.slice(0, cells.indexOf(cell) + 1);
  const bans = before.filter(({ code }) => code === BAN).length;
  return (
    <Panel className={styles.waiting} inside={styles.idle} tone="trace-dim" delay={260}>
      <Copper
        value={cell.code === BAN ? `BAN ${bans}` : `MAP ${cell.order}`}
        size={250}
        tone="hollow"
        contour="var(--mes-circuit-7)"
      />
      <p className="ci-silk">{`${counted(left, 'map')} left`}</p>
      {names.length > 0 && <p className={styles.names}>{names.join(', ')}</p>}
    </Panel>
  );
}
