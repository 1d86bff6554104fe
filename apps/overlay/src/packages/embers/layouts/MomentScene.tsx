import type { CSSProperties, ReactNode } from 'react';
import type { SceneTeam } from '../../../models/team';
import { TeamLogo } from '../../../parts/TeamLogo';
import { TeamName } from '../../../parts/TeamName';
import { Figure } from '../parts/Figure';
import { Forge, type Hit } from '../parts/Forge';
import { Head } from '../parts/Head';
import { SeamHeadline } from '../parts/SeamHeadline';
import { SEAMS, seamAt } from '../parts/seam';
import styles from './MomentScene.module.css';

const HITS: readonly Hit[] = [
  { at: 300, isBig: true },
  { at: 720, isBig: true },
];

interface MomentSceneProps {
  title: string;
  note: string;
  /** What rides the seam, and how large it may be. */
  headline: string;
  size: number;
  width?: number;
  isGold?: boolean;
  hits?: readonly Hit[];
  /** Behind the headline, and in front of it. */
  behind?: ReactNode;
  children: ReactNode;
}

export function MomentScene(props: MomentSceneProps) {
  const { title, note, headline, size, width = 1_740, isGold = false, hits = HITS } = props;
  return (
    <Forge seam={SEAMS.moment} isGold={isGold} hits={hits}>
      <div className={isGold ? styles.gold : undefined}>
        {props.behind}
        <Head title={title} note={note} />
        <SeamHeadline seam={SEAMS.moment} size={size} width={width}>
          {headline}
        </SeamHeadline>
        {props.children}
      </div>
    </Forge>
  );
}

/** So high that faces look out above the headline. */
const FIGURE = { width: 480, height: 576 };

/** The line-up of whoever has won, out of the seam. */
export function Winners({ team, left, apart }: { team: SceneTeam; left: number; apart: number }) {
  const players = (team.details?.players ?? []).slice(0, 5);
  return (
    <div className={styles.winners}>
      {players.map((player, place) => {
        const x = left + place * apart;
        return (
          <div
            key={player.id}
            className={`${styles.figure} eb-stand`}
            style={
              {
                left: x - FIGURE.width / 2,
                top: seamAt(SEAMS.moment, x) - FIGURE.height,
                ...FIGURE,
                '--i': 2 + place * 0.78,
              } as CSSProperties
            }
          >
            <Figure player={player} side="coalition" className={styles.picture} />
          </div>
        );
      })}
    </div>
  );
}

interface WinnerNameProps {
  team: SceneTeam;
  size: number;
  /** Below the name, from left to right. */
  facts: readonly string[];
  /** Instead of the emblem. */
  beside?: ReactNode;
}

/** In the lower right: who has won. */
export function WinnerName({ team, size, facts, beside }: WinnerNameProps) {
  const step: Record<`--${string}`, string | number> = {
    '--i': 6,
    '--from': -1,
    '--o-name': `${size}px`,
  };
  return (
    <section className={`${styles.winner} eb-slam`} style={step}>
      <div className={styles.name}>
        <TeamName shown={team.displayName} className="eb-t" />
        <p className={`${styles.facts} eb-lab`}>
          {facts
            .filter((fact) => fact !== '')
            .map((fact, place) => (
              <span key={fact} className={styles.fact}>
                {place > 0 && <i className="eb-tick" />}
                <span>{fact}</span>
              </span>
            ))}
        </p>
      </div>
      {beside ?? <TeamLogo team={team} size={176} />}
    </section>
  );
}
