import { toPercents } from '@mes/domain/series/chances';
import { LiveMark } from '@mes/ui/LiveMark.tsx';
import { useCall } from '../../../api/use-call';
import { Fact } from '../../../components/layout/Facts';
import { SpoilerText } from '../../../components/spoilers/HiddenResult';
import { Time } from '../../../components/text/Time';
import {
  isBeforeMatch,
  pairing,
  STATE_LABELS,
  tellsResult,
} from '../../../features/matches/labels';
import { interpolate } from '../../../interpolate';
import { Layout, PreviewOf } from './Layout';
import * as texts from './texts';

export function MatchPreview({ matchId }: { matchId: string }) {
  const match = useCall('matches', 'website', { id: matchId });
  return (
    <PreviewOf query={match}>
      {(found) => {
        const { state, scoreA, scoreB, startsAt, finishedAt, maps, odds } = found;
        const at = finishedAt ?? startsAt;
        const chance = odds && isBeforeMatch(state) ? toPercents(odds.A) : null;
        return (
          <Layout
            name={pairing(found)}
            note={[found.tournament?.name, found.round].filter(Boolean).join(', ')}
          >
            <Fact label={texts.state}>
              {state === 'live' ? <LiveMark>{texts.live}</LiveMark> : STATE_LABELS[state]}
            </Fact>
            <Fact label={texts.score}>
              {tellsResult(found) && (
                <SpoilerText of={matchId}>{`${scoreA} : ${scoreB}`}</SpoilerText>
              )}
            </Fact>
            <Fact label={texts.maps}>
              {tellsResult(found) && maps.length > 0 && (
                <SpoilerText of={matchId}>
                  {maps
                    .filter((map) => map.state === 'live' || map.state === 'finished')
                    .map((map) => `${map.map} ${map.scoreA}:${map.scoreB}`)
                    .join(', ')}
                </SpoilerText>
              )}
            </Fact>
            <Fact label={texts.time}>{at !== null && <Time at={at} />}</Fact>
            <Fact label={texts.chances}>
              {chance && interpolate(texts.chancesOf, { a: chance.A, b: chance.B })}
            </Fact>
            <Fact label={texts.bestOf}>{found.bestOf}</Fact>
            <Fact label={texts.match}>{`#${found.matchID}`}</Fact>
          </Layout>
        );
      }}
    </PreviewOf>
  );
}
