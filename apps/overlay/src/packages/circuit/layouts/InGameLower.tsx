import type { Speaker } from '@mes/contract/stream-control';
import type { PlayerStrap } from '../../../models/in-game';
import { Fit } from '../../../parts/Fit';
import { Digits } from '../parts/Copper';
import { Panel } from '../parts/Panel';
import { Portrait } from '../parts/Portrait';
import { Wires } from '../parts/Wires';
import type { Wire } from '../parts/wire';
import styles from './InGameLower.module.css';

interface LowerThirdProps {
  strap: PlayerStrap | null;
  casters: readonly Speaker[];
  /** Beside cameras: nothing may lie over them. */
  isNarrow: boolean;
}

const SPEAKER = { left: 96, width: 480, gap: 24, y: 794 };

/** A player below, who speaks above. */
export function LowerThird({ strap, casters, isNarrow }: LowerThirdProps) {
  const left = isNarrow ? 264 : SPEAKER.left;
  const wires: Wire[] = [
    ...(casters.length > 0 ? [feed(SPEAKER.y, left, 'a')] : []),
    ...(strap ? [feed(944, left, `mes-${strap.side}`)] : []),
    ...casters.slice(1).map(
      (_, place): Wire => ({
        points: [
          [left + (place + 1) * (SPEAKER.width + SPEAKER.gap) - SPEAKER.gap, SPEAKER.y],
          [left + (place + 1) * (SPEAKER.width + SPEAKER.gap), SPEAKER.y],
        ],
        tone: 'trace-dim',
        delay: 800,
      }),
    ),
  ];
  return (
    <div className={styles.lower}>
      {!isNarrow && <Wires wires={wires} />}
      {casters.map(({ name, detail }, place) => (
        <Panel
          key={name}
          className={styles.speaker}
          style={{ left: left + place * (SPEAKER.width + SPEAKER.gap) }}
          inside={styles.caption}
          tone={place === 0 ? 'a' : 'trace-dim'}
          delay={600 + place * 120}
        >
          <Fit className={`${styles.name} ci-hand`} twoLines>
            {name}
          </Fit>
          <Fit className={`${styles.detail} ci-silk ci-own-case`}>{detail}</Fit>
        </Panel>
      ))}
      {strap && <Strap strap={strap} left={left} />}
    </div>
  );
}

/** From the edge of the screen, with one bend. */
function feed(y: number, left: number, tone: Wire['tone']): Wire {
  return {
    points: [
      [0, y + 32],
      [left - 56, y + 32],
      [left - 24, y],
      [left, y],
    ],
    tone,
    delay: 500,
    isPulsed: true,
  };
}

function Strap({ strap, left }: { strap: PlayerStrap; left: number }) {
  const { player, team, side, figures } = strap;
  return (
    <Panel
      className={styles.strap}
      style={{ left }}
      inside={styles.player}
      tone={`mes-${side}`}
      delay={700}
    >
      <span className={styles.picture}>
        <Portrait player={player} side="coalition" className={styles.portrait} />
      </span>
      <div className={styles.who}>
        <Fit className={`${styles.name} ci-hand`} twoLines>
          {player.name}
        </Fit>
        <Fit className={`${styles.detail} ci-silk ci-own-case`}>{team}</Fit>
      </div>
      <div className={styles.figures}>
        {figures.map(({ label, value }) => (
          <span key={label}>
            <b>
              <Digits value={value} />
            </b>
            <span className="ci-silk">{label}</span>
          </span>
        ))}
      </div>
    </Panel>
  );
}
