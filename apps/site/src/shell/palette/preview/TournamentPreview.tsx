import { useCall } from '../../../api/use-call';
import { Fact } from '../../../components/layout/Facts';
import { SpoilerText } from '../../../components/spoilers/HiddenResult';
import { Money } from '../../../components/text/Money';
import { datesOf, STATE_LABELS } from '../../../features/tournaments/labels';
import { useZone } from '../../../ssr/hydration';
import { Layout, PreviewOf } from './Layout';
import * as texts from './texts';

export function TournamentPreview({ tournamentId }: { tournamentId: string }) {
  const zone = useZone();
  // Without its bracket, which can be large.
  const tournaments = useCall('tournaments', 'get', { ids: [tournamentId] });
  return (
    <PreviewOf query={tournaments}>
      {([tournament]) =>
        tournament && (
          <Layout name={tournament.name} note={tournament.region}>
            <Fact label={texts.state}>{STATE_LABELS[tournament.state]}</Fact>
            <Fact label={texts.dates}>{datesOf(tournament.startsAt, tournament.endsAt, zone)}</Fact>
            <Fact label={texts.teams}>{tournament.registered}</Fact>
            <Fact label={texts.prizePool}>
              {tournament.prizePool > 0 && <Money cents={tournament.prizePool} />}
            </Fact>
            <Fact label={texts.winner}>
              {tournament.winner && (
                <SpoilerText of={tournament.id}>{tournament.winner.name}</SpoilerText>
              )}
            </Fact>
          </Layout>
        )
      }
    </PreviewOf>
  );
}
