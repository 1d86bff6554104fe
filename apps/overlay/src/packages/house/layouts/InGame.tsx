import { classNames } from '@mes/ui/class-names';
import type { CSSProperties } from 'react';
import type { BugTeam, InGameModel, Notice, ScoreBug } from '../../../models/in-game';
import { Fit } from '../../../parts/Fit';
import { TeamLogo } from '../../../parts/TeamLogo';
import { Flaps } from '../parts/Flaps';
import { Sign } from '../parts/Sign';
import styles from './InGame.module.css';
import { Cameras } from './InGameCameras';
import { LowerThird } from './InGameLower';

/** Plates that hang from the top: mark, both teams, the clock between them, and the sponsor. */
export default function InGame({ bug, cameras, strap, casters, sponsor }: InGameModel) {
  return (
    <>
      {(bug || cameras) && (
        <div className={`${styles.plate} ${styles.corner}`}>
          <Sign className={styles.mark} />
        </div>
      )}
      {bug && <Bug bug={bug} />}
      {sponsor && (
        <div className={`${styles.plate} ${styles.sponsor}`} data-bleed>
          <span>Presented by</span>
          {sponsor.picture ? (
            <img src={sponsor.picture} alt={sponsor.name} />
          ) : (
            <Fit className="hs-mid">{sponsor.name}</Fit>
          )}
        </div>
      )}
      {cameras && <Cameras cameras={cameras} lead={bug ? leadOf(bug) : 0} />}
      <LowerThird strap={strap} casters={casters} />
    </>
  );
}

/** Above zero where A is ahead. */
function leadOf({ A, B }: ScoreBug): number {
  return (A?.figure ?? 0) - (B?.figure ?? 0);
}

function Bug({ bug }: { bug: ScoreBug }) {
  const { A, B, map, roundNumber, clock, notice } = bug;
  const lead = leadOf(bug);
  return (
    <div data-bleed>
      <Team team={A} slot="A" isAhead={lead > 0} />
      <Team team={B} slot="B" isAhead={lead < 0} />
      <i className={`${styles.plate} ${styles.slash}`} />
      <div className={`${styles.facts} hs-fade`}>
        {map && <Fact className={styles.map}>{`${map.name}, map ${map.number}`}</Fact>}
        <SidePlate team={A} className={styles.sideA} />
        <SidePlate team={B} className={styles.sideB} />
        {roundNumber !== null && <Fact className={styles.round}>{`Round ${roundNumber}`}</Fact>}
        {clock && (
          <div className={`${styles.plate} ${styles.clock} hs-mid`}>
            <Flaps value={clock} />
          </div>
        )}
        {notice && <NoticePlate notice={notice} hasClock={clock !== null} />}
      </div>
    </div>
  );
}

interface TeamProps {
  team: BugTeam | null;
  slot: 'A' | 'B';
  /** Bone belongs to whoever is ahead. */
  isAhead: boolean;
}

function Team({ team, slot, isAhead }: TeamProps) {
  return (
    <div
      className={classNames(
        styles.plate,
        styles.team,
        styles[`team${slot}`],
        isAhead && styles.bone,
      )}
    >
      {team && (
        <>
          <Pips won={team.maps} of={team.mapsToWin} />
          <TeamLogo team={team.team} size={62} />
          <Fit className={`${styles.tag} hs-mid`}>
            {team.team.details?.tag || team.team.displayName}
          </Fit>
          <b className={`${styles.figure} hs-big`}>
            {team.figure !== null && <Flaps value={team.figure} delay={500} />}
          </b>
        </>
      )}
    </div>
  );
}

function Pips({ won, of }: { won: number; of: number }) {
  return (
    <span className={styles.pips}>
      {Array.from({ length: of }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place
        <i key={place} data-won={place < won || undefined} />
      ))}
    </span>
  );
}

function Fact({ className, children }: { className?: string; children: string }) {
  return <span className={classNames(styles.fact, className)}>{children}</span>;
}

const SIDES = { coalition: 'Coalition', breach: 'Breach' } as const;

function SidePlate({ team, className }: { team: BugTeam | null; className?: string }) {
  if (!team?.side) return null;
  const colour = { '--side': `var(--mes-${team.side})` } as CSSProperties;
  return (
    <span className={classNames(styles.fact, styles.side, className)} style={colour}>
      {SIDES[team.side]}
    </span>
  );
}

function NoticePlate({ notice, hasClock }: { notice: Notice; hasClock: boolean }) {
  return (
    <div
      className={`${styles.plate} ${styles.notice}`}
      data-kind={notice.kind}
      style={{ top: hasClock ? 172 : 132 }}
    >
      {notice.text}
    </div>
  );
}
