import type { StreamMap } from '@mes/domain/stream/configuration';
import type { CSSProperties } from 'react';
import type { VersusModel, VersusTeam } from '../../../models/match';
import { Fit } from '../../../parts/Fit';
import { roundAndFormat, UNDECIDED } from '../../../parts/labels';
import { TeamLogo } from '../../../parts/TeamLogo';
import { useEvent } from '../../kit-context';
import { Fill } from '../parts/Fill';
import { Flaps } from '../parts/Flaps';
import { Windows } from '../parts/prints';
import { Sign } from '../parts/Sign';
import { Slash } from '../parts/Slash';
import { Tag } from '../parts/Tag';
import styles from './Versus.module.css';

const MIDDLE = 960;
/** Handles that are longer stand in two rows, where each has room for twice as much. */
const LONG = 10;
/** How far a map moves the slash. */
const LEAD = 20;

/** Names as large as the frame; the slash stands where the series stands. */
export default function Versus({ round, bestOf, A, B, score, maps }: VersusModel) {
  const lead = score ? score.A - score.B : 0;
  return (
    <Slash x={MIDDLE + LEAD * lead} bone={lead === 0 ? null : lead > 0 ? 'left' : 'right'}>
      <div className={styles.nameA}>
        <Fill width={1944} size={366} delay={360} down>
          {nameOf(A)}
        </Fill>
      </div>
      <Meta half={A} />
      <Meta half={B} mirrored />
      <Lineup half={A} side="coalition" />
      <Lineup half={B} side="breach" />
      {score && (
        <>
          <b className={`${styles.score} ${styles.scoreA} hs-big ${lead < 0 ? 'hs-dim' : ''}`}>
            <Flaps value={score.A} delay={700} />
          </b>
          <b className={`${styles.score} ${styles.scoreB} hs-big ${lead > 0 ? 'hs-dim' : ''}`}>
            <Flaps value={score.B} delay={780} />
          </b>
        </>
      )}
      <i className={`${styles.hair} hs-hair`} />
      <Strip note={roundAndFormat(round, bestOf)} maps={maps} />
      <div className={styles.nameB}>
        <Fill width={1944} size={366} delay={440}>
          {nameOf(B)}
        </Fill>
      </div>
    </Slash>
  );
}

function nameOf(half: VersusTeam | null): string {
  return half?.team.displayName ?? UNDECIDED;
}

function Meta({ half, mirrored = false }: { half: VersusTeam | null; mirrored?: boolean }) {
  if (!half) return null;
  const { team, facts } = half;
  return (
    <p className={`${styles.meta} ${mirrored ? styles.metaB : styles.metaA} hs-fade`}>
      <TeamLogo team={team} size={48} />
      <b>{team.details?.tag ?? ''}</b>
      {facts.seed && <span className="hs-mute">{facts.seed}</span>}
      <span className="hs-mute">{facts.region}</span>
      <span className="hs-mute">{facts.record}</span>
    </p>
  );
}

function Lineup({ half, side }: { half: VersusTeam | null; side: 'coalition' | 'breach' }) {
  if (!half) return null;
  return (
    <div className={`${styles.lineup} ${styles[side]}`}>
      <Windows players={half.players} side={side} delay={side === 'coalition' ? 420 : 480} />
      <div
        className={`${styles.handles} hs-fade`}
        data-long={half.players.some(({ name }) => name.length > LONG) || undefined}
      >
        {half.players.map(({ id, name }) => (
          <Fit key={id} className={styles.handle} twoLines>
            {name}
          </Fit>
        ))}
      </div>
    </div>
  );
}

/** By how many maps a series can have: the more, the smaller. */
const STRIPS = [
  { maps: 3, size: 54, event: 432 },
  { maps: 5, size: 40, event: 360 },
  { maps: 7, size: 30, event: 300 },
] as const;

function Strip({ note, maps }: { note: string; maps: readonly StreamMap[] }) {
  const event = useEvent();
  const strip = STRIPS.find((each) => maps.length <= each.maps) ?? STRIPS[2];
  const before = Math.floor(strip.maps / 2);
  const style = (count: number) =>
    ({
      '--count': count,
      '--size': `${strip.size}px`,
      '--event': `${strip.event}px`,
    }) as CSSProperties;
  const last = maps.length > 1 ? maps.at(-1) : undefined;
  const item = (map: StreamMap) => <PlayedMap key={map.index} map={map} isLast={map === last} />;
  return (
    <>
      <div className={`${styles.strip} ${styles.stripA}`} style={style(before)}>
        <p className={`${styles.event} hs-fade`}>
          <Sign className={styles.mark} />
          <span className={styles.eventText}>
            <Fit className={styles.eventName} twoLines>
              {event.name}
            </Fit>
            <Fit className={`${styles.note} hs-mute`}>{note}</Fit>
          </span>
        </p>
        {maps.slice(0, before).map(item)}
      </div>
      <div className={`${styles.strip} ${styles.stripB}`} style={style(strip.maps - before)}>
        {maps.slice(before).map(item)}
      </div>
    </>
  );
}

function PlayedMap({ map, isLast }: { map: StreamMap; isLast: boolean }) {
  const delay = { '--d': `${900 + map.index * 80}ms` } as CSSProperties;
  return (
    <p className={`${styles.map} hs-fade`} style={delay}>
      <b className="hs-mid hs-dim">{map.index + 1}</b>
      <Fit className={`${styles.mapName} hs-mid ${map.leftout ? 'hs-dim' : ''}`}>{map.name}</Fit>
      <MapState map={map} isLast={isLast} />
    </p>
  );
}

function MapState({ map, isLast }: { map: StreamMap; isLast: boolean }) {
  const { score, current, winner, leftout } = map;
  if (current && score) return <Tag tone="live">Live</Tag>;
  if (leftout) return <span className={`${styles.word} hs-dim`}>Not played</span>;
  if (winner !== null && score) {
    return (
      <span className={`${styles.rounds} hs-mid`}>
        <b className={winner === 'B' ? 'hs-dim' : undefined}>{score[0]}</b>
        <b className={winner === 'A' ? 'hs-dim' : undefined}>{score[1]}</b>
      </span>
    );
  }
  if (current) return <span className={styles.word}>Up now</span>;
  return isLast ? <span className={`${styles.word} hs-dim`}>Decider</span> : null;
}
