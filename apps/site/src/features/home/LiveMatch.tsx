import { channels } from '@mes/client/channels';
import type { FeaturedMatch } from '@mes/contract/match-schemas';
import { chanceAtScore } from '@mes/domain/series/chances';
import { classNames } from '@mes/ui/class-names';
import { Emblem } from '@mes/ui/Emblem.tsx';
import { MapArt } from '@mes/ui/MapArt.tsx';
import { useState } from 'react';
import { useLive } from '../../api/use-live';
import { AppLink } from '../../components/AppLink';
import { useSpoiler } from '../../components/spoilers/use-spoiler';
import { Hidden } from '../../components/text/Hidden';
import { interpolate } from '../../interpolate';
import { ChanceBar } from '../matches/ChanceBar';
import { pairing } from '../matches/labels';
import { matchPath } from '../matches/paths';
import styles from './LiveMatch.module.css';
import * as texts from './texts';

interface RoundScore {
  readonly map: number;
  readonly scoreA: number;
  readonly scoreB: number;
}

/** The match that is played now: teams, score, chances and maps. Links to its page. */
export function LiveMatch({ match }: { match: FeaturedMatch }) {
  const { isHidden } = useSpoiler(match.id);
  const newest = useRoundScore(match.id);
  const maps = match.maps.map((map) =>
    map.state === 'live' && newest?.map === map.index ? { ...map, ...newest, map: map.map } : map,
  );
  const { scoreA, scoreB } = match;
  return (
    <div className={styles.match}>
      <AppLink to={matchPath(match.id)} className={styles.series} aria-label={pairing(match)}>
        <Team match={match} slot="A" />
        {isHidden ? (
          <span className={styles.versus}>{texts.versus}</span>
        ) : (
          <span className={styles.score} data-spoiler="">
            <span className={styles.numbers}>
              <b>{scoreA}</b>
              <i aria-hidden="true" />
              <Hidden>{texts.scoreTo}</Hidden>
              <b>{scoreB}</b>
            </span>
            <CurrentMap maps={maps} />
          </span>
        )}
        <Team match={match} slot="B" />
      </AppLink>
      {!isHidden && <Progress match={match} maps={maps} />}
    </div>
  );
}

/** Chances and maps, both of which follow from the score. */
function Progress({ match, maps }: { match: FeaturedMatch; maps: readonly ShownMap[] }) {
  const { scoreA, scoreB, bestOf, odds, teamA, teamB } = match;
  return (
    <div className={styles.progress} data-spoiler="">
      {teamA && teamB && (
        <ChanceBar
          chance={chanceAtScore(odds.A, bestOf, { A: scoreA, B: scoreB })}
          before={odds.A}
          teams={[teamA.name, teamB.name]}
        />
      )}
      <ol className={styles.maps}>
        {maps.map((map) => (
          <PlayedMap key={map.index} map={map} match={match} />
        ))}
      </ol>
    </div>
  );
}

/** The tournament, the round and how many maps it takes. */
export function stageText({ tournament, round, bestOf }: FeaturedMatch): string {
  const length = interpolate(texts.bestOf, { maps: bestOf });
  return [tournament?.name, round, length].filter(Boolean).join(', ');
}

/** Rounds that were captured since the match was read. */
function useRoundScore(matchId: string): RoundScore | null {
  const [score, setScore] = useState<RoundScore | null>(null);
  useLive(channels.match(matchId), {
    'map.captured': ({ map, scoreA, scoreB }) => {
      setScore({ map, scoreA, scoreB });
      return undefined;
    },
    reads: ['matches'],
  });
  return score;
}

function Team({ match, slot }: { match: FeaturedMatch; slot: 'A' | 'B' }) {
  const team = slot === 'A' ? match.teamA : match.teamB;
  if (!team) return <span />;
  return (
    <span className={styles.team}>
      <Emblem name={team.name} logo={team.logo} size="var(--emblem)" />
      <span className={styles.name}>{team.name}</span>
      <span className={styles.elo}>{interpolate(texts.elo, { elo: match.elo[slot] })}</span>
    </span>
  );
}

type ShownMap = FeaturedMatch['maps'][number];

function CurrentMap({ maps }: { maps: readonly ShownMap[] }) {
  const current = maps.find(({ state }) => state === 'live');
  const next = maps.find(({ state }) => state === 'upcoming');
  if (current) {
    const { index, map, scoreA, scoreB } = current;
    return (
      <span className={styles.current}>
        {interpolate(texts.currentMap, { number: index + 1, map })} <b>{`${scoreA} : ${scoreB}`}</b>
      </span>
    );
  }
  return next ? (
    <span className={styles.current}>
      {interpolate(texts.mapStartsSoon, { number: next.index + 1 })}
    </span>
  ) : null;
}

function PlayedMap({ map, match }: { map: ShownMap; match: FeaturedMatch }) {
  const isLive = map.state === 'live';
  const isPlayed = isLive || map.state === 'finished';
  return (
    <li className={classNames(styles.map, isLive && styles.playing)}>
      <MapArt map={map.map} className={styles.art} />
      <span className={styles.about}>
        <b>{map.map}</b>
        <span className={classNames(isLive && styles.live)}>{noteOf(map, match)}</span>
      </span>
      {isPlayed && <b className={styles.rounds}>{`${map.scoreA} : ${map.scoreB}`}</b>}
    </li>
  );
}

function noteOf(
  { state, winner, pickedBy }: ShownMap,
  { teamA, teamB, maps }: FeaturedMatch,
): string {
  const tagOf = (slot: 'A' | 'B') => (slot === 'A' ? teamA : teamB)?.tag ?? slot;
  if (state === 'live') return texts.live;
  if (state === 'left_out') return texts.notNeeded;
  if (winner) return interpolate(texts.wonBy, { tag: tagOf(winner) });
  if (pickedBy) return interpolate(texts.pickedBy, { tag: tagOf(pickedBy) });
  // Without a veto nobody picked any map, and none is left over as the decider.
  return maps.some((map) => map.pickedBy !== null) ? texts.decider : '';
}
