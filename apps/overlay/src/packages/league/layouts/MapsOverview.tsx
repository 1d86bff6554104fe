import type { StreamMap } from '@mes/domain/stream/configuration';
import type { CSSProperties } from 'react';
import type { MapsModel, Score } from '../../../models/match';
import type { Opponents } from '../../../models/team';
import { Fit } from '../../../parts/Fit';
import { roundAndFormat, UNDECIDED } from '../../../parts/labels';
import { TeamLogo } from '../../../parts/TeamLogo';
import { isLive, isUpNow, mapNote } from '../../../tournament/map-state';
import { MapPicture } from '../../MapPicture';
import { Backdrop } from '../parts/Backdrop';
import { Column } from '../parts/Column';
import { Empty } from '../parts/Empty';
import { Name } from '../parts/Name';
import { Reel } from '../parts/Reel';
import { Spine } from '../parts/Spine';
import { Tag } from '../parts/Tag';
import { duelColours, teamStyle, tone } from '../parts/tones';
import styles from './MapsOverview.module.css';

const LEFT = 320;
const ROOM = 1_600;
const LOWEST = 640;
const HIGHEST = 820;
const NOT_PLAYED = 470;

/** A column for each map, climbing to the last; whoever has won one floods it. */
export default function MapsOverview({ round, bestOf, opponents, score, maps }: MapsModel) {
  const { A, B } = opponents;
  const colours = duelColours(A?.name ?? null, B?.name ?? null);
  const width = ROOM / Math.max(3, maps.length);
  return (
    <>
      <Backdrop silhouette="steps" />
      <Spine title="Maps" note={roundAndFormat(round, bestOf)} />
      {(A || B) && <Standing opponents={opponents} score={score} colours={colours} />}
      {maps.length === 0 && <Empty isBesideSpine>The maps are not chosen yet.</Empty>}
      {maps.map((map) => (
        <MapColumn
          key={map.index}
          map={map}
          count={maps.length}
          width={width}
          opponents={opponents}
          colours={colours}
        />
      ))}
    </>
  );
}

interface StandingProps {
  opponents: Opponents;
  score: Score | undefined;
  colours: Readonly<Record<'A' | 'B', string>>;
}

/** Both teams on their colours above the columns. */
function Standing({ opponents, score, colours }: StandingProps) {
  return (
    <div className={`${styles.standing} lg-fade`}>
      {(['A', 'B'] as const).map((slot) => {
        const team = opponents[slot];
        return (
          <div key={slot} className={styles.team} style={teamStyle(colours[slot])} data-slot={slot}>
            {team && <TeamLogo team={team} size={72} />}
            <Name width={500} size={84} align={slot === 'A' ? 'left' : 'right'}>
              {team?.displayName ?? UNDECIDED}
            </Name>
            {score && (
              <b className={`${styles.maps} lg-tight`}>
                <Reel value={score[slot]} />
              </b>
            )}
          </div>
        );
      })}
    </div>
  );
}

interface MapColumnProps {
  map: StreamMap;
  count: number;
  width: number;
  opponents: Opponents;
  colours: Readonly<Record<'A' | 'B', string>>;
}

function MapColumn({ map, count, width, opponents, colours }: MapColumnProps) {
  const { name, index, winner, score, leftout } = map;
  const team = winner === null ? null : opponents[winner];
  const share = count === 1 ? 1 : index / (count - 1);
  const colour = winner === null ? null : colours[winner];
  const isNarrow = count > 3;
  return (
    <div style={colour === null ? undefined : teamStyle(colour)} data-map={name}>
      <Column
        x={LEFT + index * width}
        width={width}
        height={leftout ? NOT_PLAYED : LOWEST + (HIGHEST - LOWEST) * share}
        tones={colour === null ? ['#23367b', '#0f1943'] : [tone(colour, 100), tone(colour, 52)]}
        step={index + 3}
        hasEdge={map.current}
        className={styles.column}
      >
        <MapPicture map={name} className={leftout ? styles.faint : styles.art} />
        <div className={styles.top}>
          <b className={`${styles.order} lg-tight`}>{index + 1}</b>
          {team && <TeamLogo team={team} size={isNarrow ? 60 : 84} />}
          {isLive(map) && <Tag tone="live">Live</Tag>}
          {isUpNow(map) && <Tag tone="plain">Up now</Tag>}
        </div>
        <div className={styles.foot} style={{ '--d': `${700 + index * 90}ms` } as CSSProperties}>
          <Name width={width - 56} size={isNarrow ? 64 : 92} delay={600 + index * 90}>
            {name}
          </Name>
          <Fit className={`${styles.note} lg-fade`} twoLines>
            {mapNote(map, team && tagOf(team, isNarrow))}
          </Fit>
          {score && (
            <b className={`${styles.score} lg-tight`} data-narrow={isNarrow || undefined}>
              <Reel value={score[0]} className={score[0] < score[1] ? styles.behind : undefined} />
              <Reel value={score[1]} className={score[1] < score[0] ? styles.behind : undefined} />
            </b>
          )}
        </div>
      </Column>
    </div>
  );
}

function tagOf(team: NonNullable<Opponents['A']>, isNarrow: boolean): string {
  return (isNarrow && team.details?.tag) || team.displayName;
}
