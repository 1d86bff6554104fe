import type { SceneTeam } from '../../../models/team';
import { UNDECIDED } from '../../../parts/labels';
import { TeamLogo } from '../../../parts/TeamLogo';
import type { PairingProps } from '../../kit';
import { Name } from './Name';
import styles from './Pairing.module.css';
import { Reel } from './Reel';
import { duelColours, teamStyle } from './tones';

/** Both teams on their colours, with the score between them. */
export function Pairing({ opponents: { A, B }, score }: PairingProps) {
  if (!A && !B) return null;
  const colours = duelColours(A?.name ?? null, B?.name ?? null);
  return (
    <div className={`${styles.pairing} lg-fade`}>
      <Half team={A} colour={colours.A} />
      {score && (
        <div className={`${styles.middle} lg-tight`}>
          <Reel value={score.A} />
          <Reel value={score.B} />
        </div>
      )}
      <Half team={B} colour={colours.B} isRight />
    </div>
  );
}

interface HalfProps {
  team: SceneTeam | null;
  colour: string;
  isRight?: boolean;
}

function Half({ team, colour, isRight = false }: HalfProps) {
  return (
    <div className={styles.half} style={teamStyle(colour)} data-right={isRight || undefined}>
      {team && <TeamLogo team={team} size={84} />}
      <Name width={560} size={104} align={isRight ? 'right' : 'left'}>
        {team?.displayName ?? UNDECIDED}
      </Name>
    </div>
  );
}
