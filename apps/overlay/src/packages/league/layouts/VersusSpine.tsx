import type { StreamMap } from '@mes/domain/stream/configuration';
import { classNames } from '@mes/ui/class-names';
import type { CSSProperties } from 'react';
import type { Score } from '../../../models/match';
import { UNDECIDED } from '../../../parts/labels';
import { useEvent } from '../../kit-context';
import { MapPicture } from '../../MapPicture';
import { Name } from '../parts/Name';
import { Reel } from '../parts/Reel';
import { Sign } from '../parts/Sign';
import { Tag } from '../parts/Tag';
import { NOBODY, teamStyle } from '../parts/tones';
import styles from './VersusSpine.module.css';

interface VersusSpineProps {
  note: string;
  bestOf: number | null;
  score: Score | null;
  maps: readonly StreamMap[];
  colours: Readonly<Record<'A' | 'B', string>>;
  /** Null for a team that is not known. */
  tags: Readonly<Record<'A' | 'B', string | null>>;
}

/** Event and round on top, the score in two columns, and a rung for each map: the first at the foot. */
export function VersusSpine({ note, bestOf, score, maps, colours, tags }: VersusSpineProps) {
  const event = useEvent();
  const lead = score ? score.A - score.B : 0;
  const hasTeams = tags.A !== null || tags.B !== null;
  return (
    <div className={`${styles.spine} lg-drop`}>
      <div className={styles.event}>
        <Sign className={styles.sign} />
        <Name width={284} height={84} size={54} lines={2} align="center" delay={360}>
          {event.name}
        </Name>
        <p>{note}</p>
      </div>
      {hasTeams ? (
        <>
          <ScoreColumn value={score?.A ?? null} tag={tags.A} colour={colours.A} lead={lead} />
          <ScoreColumn
            value={score?.B ?? null}
            tag={tags.B}
            colour={colours.B}
            lead={-lead}
            isRight
          />
        </>
      ) : (
        <Sign className={styles.alone} />
      )}
      <Rungs maps={maps} bestOf={bestOf} colours={colours} />
    </div>
  );
}

interface ScoreColumnProps {
  value: number | null;
  tag: string | null;
  colour: string;
  /** Above zero for whoever is ahead: that column is higher. */
  lead: number;
  isRight?: boolean;
}

function ScoreColumn({ value, tag, colour, lead, isRight = false }: ScoreColumnProps) {
  return (
    <div
      className={styles.score}
      style={teamStyle(tag === null ? NOBODY : colour)}
      data-right={isRight || undefined}
      data-ahead={lead > 0 || undefined}
      data-behind={lead < 0 || undefined}
    >
      {value === null ? (
        <Name width={136} size={92} align="center" delay={620} className={styles.tag}>
          {tag ?? ''}
        </Name>
      ) : (
        <b className={`${styles.digit} lg-tight`} data-bleed>
          <Reel value={value} delay={620} />
        </b>
      )}
    </div>
  );
}

interface RungsProps {
  maps: readonly StreamMap[];
  bestOf: number | null;
  colours: Readonly<Record<'A' | 'B', string>>;
}

/** So many maps have room for two lines each. */
const FEW = 3;

function Rungs({ maps, bestOf, colours }: RungsProps) {
  const open = Array.from({ length: maps.length > 0 ? 0 : (bestOf ?? 0) }, (_, place) => place);
  const count = maps.length || open.length;
  if (count === 0) return null;
  return (
    <ol className={styles.rungs} style={rowsOf(count)} data-many={count > FEW || undefined}>
      {maps.toReversed().map((map) => (
        <Rung
          key={map.index}
          map={map}
          isLast={map.index === maps.length - 1 && maps.length > 1}
          isFlat={count > FEW}
          colours={colours}
        />
      ))}
      {open.toReversed().map((place) => (
        <li key={place} className={styles.rung}>
          <b className={`${styles.number} lg-tight`}>{place + 1}</b>
          <p className={styles.word}>{UNDECIDED}</p>
        </li>
      ))}
    </ol>
  );
}

/** The margin of the frame below the last one. */
const FOOT = 34;
const GAP = 6;
const HEIGHT = 456;

function rowsOf(count: number): CSSProperties {
  const row = (HEIGHT - FOOT - GAP * count) / count;
  const style: Record<`--${string}`, number> = { '--count': count };
  return { ...style, gridTemplateRows: `${`${row}px `.repeat(count - 1)}${row + FOOT}px` };
}

interface RungProps {
  map: StreamMap;
  isLast: boolean;
  /** Name and state in one line. */
  isFlat: boolean;
  colours: Readonly<Record<'A' | 'B', string>>;
}

function Rung({ map, isLast, isFlat, colours }: RungProps) {
  const { name, index, winner, current, leftout } = map;
  return (
    <li
      className={classNames(
        styles.rung,
        winner !== null && styles.won,
        current && styles.now,
        leftout && styles.out,
      )}
      style={winner ? teamStyle(colours[winner]) : undefined}
    >
      <MapPicture map={name} className={styles.art} />
      <b className={`${styles.number} lg-tight`}>{index + 1}</b>
      <div className={styles.caption}>
        <Name width={isFlat ? 104 : 178} size={isFlat ? 36 : 50} delay={700}>
          {name}
        </Name>
        <State map={map} isLast={isLast} isFlat={isFlat} />
      </div>
    </li>
  );
}

function State({ map, isLast, isFlat }: Omit<RungProps, 'colours'>) {
  const { score, current, winner, leftout } = map;
  if (score && (current || winner !== null)) {
    return (
      <p className={`${styles.rounds} lg-tight lg-fade`}>
        {`${score[0]}–${score[1]}`}
        {current && winner === null && (isFlat ? <i /> : <Tag tone="live">Live</Tag>)}
      </p>
    );
  }
  const word = leftout ? 'Not played' : current ? 'Up now' : isLast ? 'Decider' : '';
  return word ? <p className={`${styles.word} lg-fade`}>{word}</p> : null;
}
