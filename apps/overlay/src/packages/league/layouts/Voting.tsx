import { Fragment } from 'react';
import type { VotingModel, VotingSide } from '../../../models/people';
import { percent } from '../../../parts/player-figures';
import { TeamLogo } from '../../../parts/TeamLogo';
import { Backdrop } from '../parts/Backdrop';
import { Column } from '../parts/Column';
import { Empty } from '../parts/Empty';
import { Name } from '../parts/Name';
import { Reel } from '../parts/Reel';
import { Spine } from '../parts/Spine';
import { duelColours, teamStyle, tone } from '../parts/tones';
import styles from './Voting.module.css';

const WIDTH = 640;
const LOWEST = 470;
const HIGHEST = 960;

/** One column for each team: its height is the share of the points. */
export default function Voting({ note, sides, state, page }: VotingModel) {
  const colours = duelColours(sides?.[0].team.name ?? null, sides?.[1].team.name ?? null);
  return (
    <>
      <Backdrop silhouette="steps" />
      <Spine title="Predictions" note={note || undefined} />
      {!sides && <Empty isBesideSpine>No match is open for votes right now.</Empty>}
      {sides && (
        <>
          <Side side={sides[0]} other={sides[1]} colour={colours.A} place={0} />
          <Side side={sides[1]} other={sides[0]} colour={colours.B} place={1} />
          <div className={`${styles.state} lg-fade lg-ground`}>
            <Name width={246} height={330} size={60} lines={2} delay={700}>
              {state}
            </Name>
            <p>
              {page.split('/').map((part, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a part of the address is its place
                <Fragment key={place}>
                  {place > 0 && '/'}
                  {place > 0 && <wbr />}
                  {part}
                </Fragment>
              ))}
            </p>
          </div>
        </>
      )}
    </>
  );
}

interface SideProps {
  side: VotingSide;
  other: VotingSide;
  colour: string;
  place: number;
}

function Side({ side, other, colour, place }: SideProps) {
  const { team, name, share, stakes, factor, hasLost } = side;
  const own = share ?? 0.5;
  const leads = own > (other.share ?? 0.5);
  return (
    <div style={teamStyle(colour)}>
      <Column
        x={320 + place * WIDTH}
        width={WIDTH}
        height={LOWEST + (HIGHEST - LOWEST) * own + (leads ? 40 : 0)}
        tones={[tone(colour, hasLost ? 46 : 100), tone(colour, hasLost ? 30 : 56)]}
        step={place + 3}
        isWinner={leads}
        className={leads ? styles.leader : styles.side}
      >
        <div className={styles.team}>
          <TeamLogo team={team} size={110} />
          <Name width={430} height={130} size={96} lines={2} delay={600}>
            {name}
          </Name>
        </div>
        <b className={`${styles.percent} lg-tight`} data-bleed>
          <Reel value={share === null ? '–' : percent(share)} delay={700} />
        </b>
        <p className={styles.stakes}>
          {stakes}
          {factor && <b>{factor}</b>}
        </p>
      </Column>
    </div>
  );
}
