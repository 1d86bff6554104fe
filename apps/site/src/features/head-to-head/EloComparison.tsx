import type { TeamComparison } from '@mes/contract/head-to-head';
import { lazy } from 'react';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { WhenReached } from '../../components/layout/WhenReached';
import { Spoiler } from '../../components/spoilers/HiddenResult';
import { MANY_RESULTS } from '../../components/spoilers/revealed';
import styles from './EloComparison.module.css';
import * as texts from './texts';

const EloPairChart = lazy(() => import('./EloPairChart'));

/** How the ratings of both teams went. The chart and its values are loaded when somebody scrolls there. */
export function EloComparison({ comparison: { A, B } }: { comparison: TeamComparison }) {
  return (
    <Section title={texts.eloOverTime}>
      <Spoiler of={MANY_RESULTS}>
        <Panel pad>
          <WhenReached className={styles.place}>
            <EloPairChart teamA={A.team} teamB={B.team} />
          </WhenReached>
        </Panel>
      </Spoiler>
    </Section>
  );
}
