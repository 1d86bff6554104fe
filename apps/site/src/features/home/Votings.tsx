import { lazy } from 'react';
import { WhenReached } from '../../components/layout/WhenReached';
import styles from './Home.module.css';

const NextVotings = lazy(() => import('../voting/NextVotings'));

/** Open votings. */
export function Votings() {
  return (
    <WhenReached className={styles.votings}>
      <NextVotings />
    </WhenReached>
  );
}
