import type { Logo } from '@mes/ui/Emblem.tsx';
import { TeamLogo } from '../../../parts/TeamLogo';
import { Column } from '../parts/Column';
import { Name } from '../parts/Name';
import { Reel } from '../parts/Reel';
import { staircase } from '../parts/staircase';
import { tone } from '../parts/tones';
import styles from './Stairs.module.css';

export interface StairTeam {
  readonly id: string;
  readonly place: string;
  readonly team: { readonly name: string; readonly logo: Logo | null };
  readonly name: string;
  readonly tone: 'first' | 'through' | 'out';
  /** At the foot, the most important one first. */
  readonly figures: readonly string[];
}

interface StairsProps {
  /** The best first. */
  teams: readonly StairTeam[];
}

/** Places as columns: whoever is first stands highest, in white and with the chevron top. */
export function Stairs({ teams }: StairsProps) {
  const stairs = staircase(teams.length);
  return (
    <>
      {teams.map((each, rank) => {
        const { x, width: whole, height, share, bleed } = stairs[rank]!;
        const width = whole - bleed;
        const isFirst = each.tone === 'first';
        return (
          <Column
            key={each.id}
            x={x}
            width={whole}
            height={height + (isFirst ? 26 : 0)}
            tones={tonesOf(each.tone, share)}
            step={teams.length - rank + 1}
            isWinner={isFirst}
            className={isFirst ? styles.first : each.tone === 'out' ? styles.out : styles.place}
          >
            <div className={styles.content} style={{ width }}>
              <b
                className={`${styles.rank} lg-tight`}
                style={{ fontSize: Math.min(214, (width * 1.9) / each.place.length) }}
                data-bleed
              >
                {each.place}
              </b>
              <TeamLogo team={each.team} size={84} />
              <Name
                width={width - 20}
                height={80}
                size={58}
                lines={2}
                align="center"
                delay={600 + (teams.length - rank) * 50}
              >
                {each.name}
              </Name>
              <div className={styles.figures}>
                {each.figures.map((figure, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a figure is its line
                  <p key={place} className={place === 0 ? 'lg-tight' : undefined}>
                    {place === 0 ? <Reel value={figure} delay={700} /> : figure}
                  </p>
                ))}
              </div>
            </div>
          </Column>
        );
      })}
    </>
  );
}

function tonesOf(kind: StairTeam['tone'], share: number): [string, string] {
  if (kind === 'first') return ['#fff', '#dfe8ff'];
  if (kind === 'out') return ['#121f4d', '#0a1230'];
  return [tone('#4671eb', 44 + share * 44), '#121f56'];
}
