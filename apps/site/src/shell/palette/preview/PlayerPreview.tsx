import { useCall } from '../../../api/use-call';
import { Fact } from '../../../components/layout/Facts';
import { Country } from '../../../components/pictures/Flag';
import { PlayerPhoto } from '../../../components/pictures/PlayerPhoto';
import { Layout, PreviewOf } from './Layout';
import { NextMatch } from './NextMatch';
import { standingText } from './TeamPreview';
import * as texts from './texts';

export function PlayerPreview({ playerId }: { playerId: string }) {
  const player = useCall('players', 'website', { id: playerId });
  return (
    <PreviewOf query={player}>
      {({ name, photo, team, country, standing, totals, upcomingMatches }) => (
        <Layout
          picture={<PlayerPhoto name={name} photo={photo} size={56} />}
          name={name}
          note={team?.name ?? texts.freeAgent}
        >
          <Fact label={texts.country}>{country && <Country country={country} />}</Fact>
          <Fact label={texts.rating}>{totals.rating?.toFixed(2)}</Fact>
          <Fact label={texts.elo}>{standingText(standing)}</Fact>
          <Fact label={texts.mapsPlayed}>{totals.maps}</Fact>
          <NextMatch match={upcomingMatches[0]} ofTeam={team?.name} />
        </Layout>
      )}
    </PreviewOf>
  );
}
