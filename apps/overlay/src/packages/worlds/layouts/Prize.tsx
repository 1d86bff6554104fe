import type { Prize as PrizeModel } from '@mes/contract/tournament-schemas';
import { formatMoney } from '@mes/domain/money/money';
import type { BracketMatch } from '@mes/ui/bracket/shape';
import type { CSSProperties } from 'react';
import { displayName } from '../../../community';
import { Cut } from '../parts/Cut';
import { BracketNode } from './BracketNode';
import styles from './Prize.module.css';

interface PrizeProps {
  prize: PrizeModel | null;
  final: BracketMatch;
  thirdPlace: BracketMatch | null;
}

/** Below the final: who has won or what there is to win, and the match for the third place. */
export function Prize({ prize, final, thirdPlace }: PrizeProps) {
  const champion = final.winner && final.slots[final.winner === 'A' ? 0 : 1].team;
  const money = prize && prize.amount > 0 ? formatMoney(prize.amount) : '';
  return (
    <>
      {(champion || money) && (
        <div
          className={`${styles.prize} wd-fade`}
          style={{ '--d': '1800ms' } as CSSProperties}
          data-high={thirdPlace ? true : undefined}
        >
          <Cut className={`${styles.sum} wd-metal`}>{champion ? displayName(champion) : money}</Cut>
          <span className="wd-label">{champion && money ? `Champion, ${money}` : 'Champion'}</span>
        </div>
      )}
      {thirdPlace && (
        <>
          <p className={`${styles.third} wd-label wd-fade`}>Third place</p>
          <BracketNode
            match={thirdPlace}
            box={{ x: 830, y: 946, width: 260, height: 84 }}
            lit={null}
          />
        </>
      )}
    </>
  );
}
