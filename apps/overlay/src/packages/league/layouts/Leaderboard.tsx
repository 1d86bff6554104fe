import type { LeaderboardPlayer } from '@mes/contract/statistics';
import type { LeaderboardModel } from '../../../models/tournament';
import { counted } from '../../../parts/labels';
import { killsPerDeath, ratingOf } from '../../../parts/player-figures';
import { Backdrop } from '../parts/Backdrop';
import { Column } from '../parts/Column';
import { Empty } from '../parts/Empty';
import { Face } from '../parts/Face';
import { Name } from '../parts/Name';
import { Spine } from '../parts/Spine';
import { type Stair, staircase } from '../parts/staircase';
import { BLUE, teamColour, teamStyle, tone } from '../parts/tones';
import styles from './Leaderboard.module.css';

const SHOWN = 8;

/** The best players on a staircase, each in the colour of the team. */
export default function Leaderboard({ scope, players }: LeaderboardModel) {
  const shown = (players ?? []).slice(0, SHOWN);
  const stairs = staircase(shown.length, { lowest: 640, highest: 1_010 });
  return (
    <>
      <Backdrop silhouette="steps" />
      <Spine title="Best players" note={scope} />
      {players !== null && shown.length === 0 && (
        <Empty isBesideSpine>There are no statistics yet.</Empty>
      )}
      {shown.map((player, rank) => (
        <Player
          key={player.player.id}
          player={player}
          stair={stairs[rank]!}
          step={shown.length - rank + 1}
        />
      ))}
    </>
  );
}

interface PlayerProps {
  player: LeaderboardPlayer;
  stair: Stair;
  step: number;
}

function Player({ player: each, stair, step }: PlayerProps) {
  const { place, player, team } = each;
  const { x, height, bleed } = stair;
  const width = stair.width - bleed;
  const colour = team ? teamColour(team.name) : BLUE;
  const isFirst = place === 1;
  const rating = ratingOf(each);
  const hasRating = rating !== '-';
  return (
    <div style={teamStyle(colour)}>
      <Column
        x={x}
        width={stair.width}
        height={height + (isFirst ? 30 : 0)}
        tones={[tone(colour, isFirst ? 100 : 66), tone(colour, 26)]}
        step={step}
        isWinner={isFirst}
        className={isFirst ? styles.first : styles.player}
      >
        <div className={styles.content} style={{ width }}>
          <b
            className={`${styles.rating} lg-tight`}
            style={{ fontSize: Math.min(104, width * 0.5) }}
          >
            {hasRating ? rating : killsPerDeath(each).toFixed(2)}
          </b>
          <p className={styles.label}>{hasRating ? 'Rating' : 'K/D'}</p>
          <div className={styles.face}>
            <Face player={player} side="coalition" className={styles.picture} />
          </div>
          <div className={styles.caption}>
            <Name
              width={width - 24}
              height={72}
              size={46}
              lines={2}
              breaksWords
              align="center"
              delay={800}
            >
              {player.name}
            </Name>
            <p>{team?.tag.toUpperCase() ?? ''}</p>
            <p>{counted(each.maps, 'map')}</p>
          </div>
        </div>
      </Column>
    </div>
  );
}
