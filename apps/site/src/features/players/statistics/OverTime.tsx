import type { PlayerStatistics } from '@mes/contract/player-statistics';
import type { Elo } from '@mes/contract/ratings';
import { useState } from 'react';
import { LineChart } from '../../../components/charts/LineChart';
import { Choice } from '../../../components/forms/Choice';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { Spoiler } from '../../../components/spoilers/HiddenResult';
import { MANY_RESULTS } from '../../../components/spoilers/revealed';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { formatDate } from '../../../components/text/format-time';
import { interpolate } from '../../../interpolate';
import { useZone } from '../../../ssr/hydration';
import EloLine from '../../ratings/EloLine';
import { formatRating } from '../../statistics/figures';
import styles from './OverTime.module.css';
import * as texts from './texts';

const VIEWS = [
  { value: 'rating', label: texts.ratingTab },
  { value: 'elo', label: texts.elo },
] as const;
type View = (typeof VIEWS)[number]['value'];

/** As high as the form beside it. */
const HEIGHT = 220;

interface OverTimeProps extends Pick<PlayerStatistics, 'history'> {
  elo: Elo['history'];
}

/** How the rating went by maps, or the Elo by matches. */
export function OverTime({ history, elo }: OverTimeProps) {
  const [view, setView] = useState<View>('rating');
  return (
    <Section
      title={view === 'rating' ? texts.ratingOverTime : texts.eloOverTime}
      more={<Choice label={texts.shownOverTime} options={VIEWS} value={view} onChange={setView} />}
    >
      <Panel pad>
        {view === 'rating' ? <RatingLine history={history} /> : <EloView history={elo} />}
      </Panel>
    </Section>
  );
}

function RatingLine({ history: { meanOf, points } }: Pick<PlayerStatistics, 'history'>) {
  const zone = useZone();
  return (
    <>
      <LineChart
        label={texts.ratingOverTime}
        columns={[texts.date, texts.ratingTab]}
        baseline={1}
        axis={{ whole: false }}
        format={formatRating}
        height={HEIGHT}
        points={points.map(({ at, rating }, index) => ({
          id: `${at} ${index}`,
          label: formatDate(at, zone),
          value: rating,
        }))}
        empty={<EmptyRow>{texts.noForm}</EmptyRow>}
      />
      <p className={styles.note}>
        {meanOf === 1 ? texts.meanOfOne : interpolate(texts.meanOfMaps, { maps: meanOf })}
      </p>
    </>
  );
}

function EloView({ history }: Pick<Elo, 'history'>) {
  return (
    <Spoiler of={MANY_RESULTS}>
      <EloLine history={history} height={HEIGHT} />
      <p className={styles.note}>{texts.eloNote}</p>
    </Spoiler>
  );
}
