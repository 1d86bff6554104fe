import type { MatchSummary } from '@mes/contract/match-schemas';
import { LiveMark } from '@mes/ui/LiveMark.tsx';
import { Fact } from '../../../components/layout/Facts';
import { Time } from '../../../components/text/Time';
import { interpolate } from '../../../interpolate';
import * as texts from './texts';

interface NextMatchProps {
  match: MatchSummary | undefined;
  ofTeam: string | undefined;
}

export function NextMatch({ match, ofTeam }: NextMatchProps) {
  if (!match) return null;
  const { state, startsAt, teamA, teamB } = match;
  const opponent = teamA?.name === ofTeam ? teamB : teamA;
  const isLive = state === 'live' || state === 'veto';
  return (
    <Fact label={texts.nextMatch}>
      {isLive && <LiveMark>{texts.live}</LiveMark>}
      {!isLive && startsAt !== null && <Time at={startsAt} />}{' '}
      {interpolate(texts.againstTeam, { name: opponent?.name ?? texts.notDecided })}
    </Fact>
  );
}
