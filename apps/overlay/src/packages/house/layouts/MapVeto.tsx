import { BAN, DECIDER, PICK } from '@mes/domain/veto/formats';
import { classNames } from '@mes/ui/class-names';
import type { CSSProperties } from 'react';
import type { MapVetoModel, VetoCell } from '../../../models/match';
import type { Opponents, SceneTeam } from '../../../models/team';
import { Fit } from '../../../parts/Fit';
import { clockOf, counted, roundAndFormat } from '../../../parts/labels';
import { regionName } from '../../../parts/team-facts';
import { Empty } from '../parts/Empty';
import { Fill } from '../parts/Fill';
import { Head } from '../parts/Head';
import { Slash } from '../parts/Slash';
import { Tag } from '../parts/Tag';
import styles from './MapVeto.module.css';
import { useReveal, VetoReveal } from './VetoReveal';

/** Bone belongs to the team that chooses; the slash changes sides with every turn. */
export default function MapVeto(model: MapVetoModel) {
  const { round, bestOf, opponents, cells, empty, turnLeftMs } = model;
  const next = cells.find(({ isNext }) => isNext) ?? null;
  const turn = next?.by ?? null;
  const revealed = useReveal(cells);
  const open = counted(cells.filter(({ map }) => map === null).length, 'map');
  const left = `${open} left`;
  return (
    <>
      <Slash
        x={turn === 'B' ? 1_440 : turn === 'A' ? 480 : -200}
        bone={turn && (turn === 'A' ? 'left' : 'right')}
      >
        <Head title="Map veto" note={roundAndFormat(round, bestOf)} className={styles.folio} />
        {(['A', 'B'] as const).map((slot) => (
          <Side
            key={slot}
            team={opponents[slot]}
            slot={slot}
            act={turn === slot ? actOf(next) : ''}
            clock={turnLeftMs === undefined ? null : clockOf(turnLeftMs)}
            left={left}
          />
        ))}
        {cells.length === 0 && <Empty>{empty}</Empty>}
        <ol className={styles.list}>
          {cells.map((cell, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place in the sequence
            <Slot key={place} cell={cell} place={place} opponents={opponents} />
          ))}
        </ol>
      </Slash>
      {revealed && <VetoReveal key={revealed.map} cell={revealed} opponents={opponents} />}
    </>
  );
}

function actOf(cell: VetoCell | null): string {
  return cell?.code === BAN ? 'Bans a map' : 'Picks a map';
}

interface SideProps {
  team: SceneTeam | null;
  slot: 'A' | 'B';
  /** What it chooses; empty while it waits. */
  act: string;
  /** Null where nobody counts. */
  clock: string | null;
  left: string;
}

function Side({ team, slot, act, clock, left }: SideProps) {
  if (!team) return null;
  const region = team.details ? regionName(team.details.region) : '';
  return (
    <>
      <div className={styles[`tag${slot}`]}>
        <Fill width={528} size={410} widest={90} delay={200} down={slot === 'A'}>
          {tagOf(team)}
        </Fill>
      </div>
      <div className={`${styles.team} ${styles[`team${slot}`]} hs-fade`}>
        <Fit className={styles.name}>{team.name}</Fit>
        <p className="hs-mute">{region}</p>
      </div>
      {act && (
        <span className={`${styles.act} ${styles[`act${slot}`]}`}>
          {clock && <b className={styles.clock}>{clock}</b>}
          <Tag tone="plain" className={styles.actTag}>
            {act}
          </Tag>
          <span className={styles.left}>{left}</span>
        </span>
      )}
    </>
  );
}

export function tagOf(team: SceneTeam): string {
  return team.details?.tag || team.displayName;
}

interface SlotProps {
  cell: VetoCell;
  place: number;
  opponents: Opponents;
}

function Slot({ cell, place, opponents }: SlotProps) {
  const { code, map, isNext } = cell;
  const isPlayed = code === PICK || code === DECIDER;
  const kind = map === null ? styles.open : isPlayed ? styles.pick : styles.ban;
  return (
    <li
      className={classNames(styles.slot, kind, isNext && styles.next, 'hs-fade')}
      style={{ '--n': place } as CSSProperties}
      data-map={map ?? undefined}
    >
      <span className={`${styles.map} hs-big`}>
        {map ?? (isNext ? 'Choosing' : openWord(code))}
      </span>
      {map !== null && <span className={styles.state}>{stateOf(cell, opponents)}</span>}
    </li>
  );
}

function openWord(code: VetoCell['code']): string {
  if (code === BAN) return 'Ban';
  return code === PICK ? 'Pick' : code === DECIDER ? 'Decider' : 'Left out';
}

function stateOf({ code, by, order }: VetoCell, opponents: Opponents): string {
  const team = by && opponents[by];
  const who = team ? ` by ${tagOf(team).toUpperCase()}` : '';
  if (code === BAN) return `Banned${who}`;
  if (code === PICK) return `Map ${order}, picked${who}`;
  return code === DECIDER ? `Map ${order}, decider` : 'Left out';
}
