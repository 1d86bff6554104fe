import type { Elo } from '@mes/contract/ratings';
import { LineChart } from '../../components/charts/LineChart';
import { EmptyRow } from '../../components/states/EmptyRow';
import { formatDate } from '../../components/text/format-time';
import { useZone } from '../../ssr/hydration';
import { signed } from '../matches/labels';
import { formatCount } from '../statistics/figures';
import * as texts from './texts';

/** More lines could not be distinguished in a chart. */
const MOST_POINTS = 200;

/** How a rating went, with a point for each series. */
export default function EloLine({ history, height }: Pick<Elo, 'history'> & { height?: number }) {
  const zone = useZone();
  return (
    <LineChart
      label={texts.eloOverTime}
      columns={[texts.date, texts.elo]}
      format={formatCount}
      height={height}
      points={history.slice(-MOST_POINTS).map(({ at, match, elo, change }) => ({
        id: match,
        label: formatDate(at, zone),
        value: elo,
        note: signed(change),
      }))}
      empty={<EmptyRow>{texts.noElo}</EmptyRow>}
    />
  );
}
