import type { Elo } from '@mes/contract/ratings';
import { classNames } from '@mes/ui/class-names';
import { lazy, Suspense } from 'react';
import { AppLink } from '../../components/AppLink';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { Spoiler } from '../../components/spoilers/HiddenResult';
import { MANY_RESULTS } from '../../components/spoilers/revealed';
import { Time } from '../../components/text/Time';
import { interpolate } from '../../interpolate';
import styles from './EloGraph.module.css';
import * as texts from './texts';

// Loaded on demand: the chart is far below what people see first.
const EloLine = lazy(() => import('./EloLine'));

const HEIGHT = 200;

/** The rating after the last series, and how it came about. Renders nothing before the first. */
export function EloGraph({ history }: Pick<Elo, 'history'>) {
  const last = history.at(-1);
  if (!last) return null;
  const peak = Math.max(...history.map(({ elo }) => elo));
  return (
    <Section title={texts.elo} more={<span>{interpolate(texts.peak, { elo: peak })}</span>}>
      <Spoiler of={MANY_RESULTS}>
        <Panel pad>
          <div className={styles.head}>
            <span className={styles.elo}>{last.elo}</span>
            <span className={classNames(last.change >= 0 ? styles.up : styles.down)}>
              {last.change >= 0 ? `+${last.change}` : `−${-last.change}`}
            </span>
            <AppLink to={`/match/${last.match}`} className={styles.match}>
              <Time at={last.at} show="date" />
            </AppLink>
          </div>
          <Suspense fallback={<div style={{ height: HEIGHT }} />}>
            <EloLine history={history} height={HEIGHT} />
          </Suspense>
        </Panel>
      </Spoiler>
    </Section>
  );
}
