import type { CSSProperties } from 'react';
import type { BugTeam, ScoreBug } from '../../../models/in-game';
import { TeamLogo } from '../../../parts/TeamLogo';
import { Name } from '../parts/Name';
import { Reel } from '../parts/Reel';
import { teamStyle } from '../parts/tones';
import styles from './InGameBug.module.css';

interface BugProps {
  bug: ScoreBug;
  colours: Readonly<Record<'A' | 'B', string>>;
  /** Names the map in the spine, where no other place does. */
  hasMap: boolean;
}

/** Hangs from the top edge; the spine in its middle hangs lowest. */
export function Bug({ bug, colours, hasMap }: BugProps) {
  const { A, B, map, roundNumber, clock, notice } = bug;
  const round = roundNumber === null ? '' : `Round ${roundNumber}`;
  return (
    <div className={styles.bug} data-bleed>
      <Team team={A} slot="A" colour={colours.A} />
      <Team team={B} slot="B" colour={colours.B} />
      {(notice ?? (hasMap && map)) && <Notice key={notice?.text ?? map?.name} bug={bug} />}
      <div className={`${styles.spine} lg-drop`}>
        {clock ? (
          <>
            <b className={`${styles.clock} lg-tight`}>
              <Reel value={clock} delay={400} isClock />
            </b>
            <span>{round}</span>
          </>
        ) : (
          <>
            <span>{round ? 'Round' : 'Map'}</span>
            <b className={`${styles.number} lg-tight`}>{roundNumber ?? map?.number ?? ''}</b>
          </>
        )}
      </div>
    </div>
  );
}

/** A pause or a moment counts before the map that is played. */
function Notice({ bug: { notice, map } }: { bug: ScoreBug }) {
  return (
    <div className={styles.notice} data-kind={notice?.kind ?? 'map'}>
      <p>{notice?.text ?? (map ? `Map ${map.number}, ${map.name}` : '')}</p>
    </div>
  );
}

interface TeamProps {
  team: BugTeam | null;
  slot: 'A' | 'B';
  colour: string;
}

const SIDES = { coalition: 'Coalition', breach: 'Breach' } as const;

function Team({ team, slot, colour }: TeamProps) {
  if (!team) return null;
  const side = team.side;
  return (
    <div className={styles.half} style={teamStyle(colour)} data-right={slot === 'B' || undefined}>
      <div className={`${styles.figure} lg-drop lg-tight`}>
        {team.figure !== null && <Reel value={team.figure} delay={620} />}
      </div>
      {side && (
        <div
          className={`${styles.side} lg-drop`}
          style={{ '--side': `var(--mes-${side})` } as CSSProperties}
        >
          {SIDES[side]}
        </div>
      )}
      <div className={`${styles.team} lg-drop`}>
        <TeamLogo team={team.team} size={64} />
        <Name width={126} size={78} delay={520} align={slot === 'A' ? 'right' : 'left'}>
          {team.team.details?.tag || team.team.displayName}
        </Name>
      </div>
      <div className={`${styles.pips} lg-drop`}>
        {Array.from({ length: team.mapsToWin }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place
          <i key={place} className="lg-cap" data-won={place < team.maps || undefined} />
        ))}
      </div>
    </div>
  );
}
