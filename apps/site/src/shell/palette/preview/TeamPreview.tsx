import { ordinal } from '@mes/domain/names/rank';
import { Emblem } from '@mes/ui/Emblem.tsx';
import { FormDots } from '@mes/ui/FormDots.tsx';
import { useCall } from '../../../api/use-call';
import { Fact } from '../../../components/layout/Facts';
import { SpoilerText } from '../../../components/spoilers/HiddenResult';
import { MANY_RESULTS } from '../../../components/spoilers/revealed';
import { REGION_LABELS } from '../../../features/teams/labels';
import { interpolate } from '../../../interpolate';
import { Layout, PreviewOf } from './Layout';
import { NextMatch } from './NextMatch';
import * as texts from './texts';

export function TeamPreview({ teamName }: { teamName: string }) {
  // What the page of the team reads: it opens at once.
  const team = useCall('teams', 'website', { team: teamName });
  return (
    <PreviewOf query={team}>
      {({ name, tag, logo, region, standing, statistics, live, upcomingMatches, ...found }) => (
        <Layout
          picture={<Emblem name={name} logo={logo} size={56} />}
          name={name}
          note={`${tag}, ${REGION_LABELS[region]}`}
        >
          <Fact label={texts.elo}>{standingText(standing)}</Fact>
          <Fact label={texts.form}>
            {statistics.form.length > 0 && (
              <SpoilerText of={MANY_RESULTS}>
                <FormDots results={statistics.form.toReversed()} />
              </SpoilerText>
            )}
          </Fact>
          <NextMatch match={live[0] ?? upcomingMatches[0]} ofTeam={name} />
          <Fact label={texts.leader}>{found.leader?.name}</Fact>
          <Fact label={texts.players}>{found.players.length}</Fact>
        </Layout>
      )}
    </PreviewOf>
  );
}

export function standingText({ elo, rank }: { elo: number; rank: number | null }): string {
  return rank === null ? `${elo}` : interpolate(texts.eloAndRank, { elo, rank: ordinal(rank) });
}
