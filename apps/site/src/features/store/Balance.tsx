import type { VotingBalance } from '@mes/contract/voting-schemas';
import { Panel } from '../../components/layout/Panel';
import { Loaded } from '../../components/states/Loaded';
import type { QueryLike } from '../../components/states/load-state';
import { Skeleton } from '../../components/states/Skeleton';
import { interpolate } from '../../interpolate';
import styles from './Balance.module.css';
import { withCommas } from './format-points';
import * as texts from './texts';

export function Balance({ points }: { points: QueryLike<VotingBalance> }) {
  return (
    <Loaded query={points} skeleton={<Skeleton height={88} />}>
      {({ balance, debt, season }) => (
        <Panel className={styles.balance}>
          <p className={styles.label}>{texts.yourPoints}</p>
          <p className={styles.points}>{withCommas(balance)}</p>
          <p className={styles.hint}>
            {interpolate(texts.pointsHint, { season })}{' '}
            {debt > 0 && interpolate(texts.pointsOwed, { points: withCommas(debt) })}
          </p>
        </Panel>
      )}
    </Loaded>
  );
}
