import { channels } from '@mes/client/channels';
import type { TournamentSummary } from '@mes/contract/tournament-schemas';
import {
  PRESENTATIONS,
  type Presentation,
  type PresentationKey,
  presentedOf,
} from '@mes/domain/tournament/name/presentations';
import { skinOf } from '@mes/domain/tournament/name/skin';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from '../../api/use-call';
import { useLive } from '../../api/use-live';
import { Page } from '../../components/layout/Page';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { Editions } from './Editions';
import { TournamentView } from './TournamentPage';
import { useTournament } from './use-tournament';

interface PresentedTournamentProps {
  series: PresentationKey;
  /** Of a series that counts by years. */
  year?: number;
}

/** The page of a series: the edition that counts now, in the words of the series, and the way to the others. */
export function PresentedTournament({ series, year }: PresentedTournamentProps) {
  const presentation = PRESENTATIONS[series];
  const editions = useCall('tournaments', 'list', { named: presentation.named, size: 50 });
  useLive(channels.tournaments(), { reads: ['tournaments'] });
  const [search] = useSearchParams();
  return (
    <Loaded query={editions} {...standInsOf(presentation)}>
      {({ data: all }) => {
        const wanted = search.get('edition');
        const shown = all.find(({ id }) => id === wanted) ?? presentedOf(all, year);
        return shown ? (
          <Edition key={shown.id} id={shown.id} presentation={presentation} all={all} />
        ) : (
          <Without presentation={presentation}>
            <EmptyRow>No edition has been announced yet.</EmptyRow>
          </Without>
        );
      }}
    </Loaded>
  );
}

interface EditionProps {
  id: string;
  presentation: Presentation;
  all: readonly TournamentSummary[];
}

function Edition({ id, presentation, all }: EditionProps) {
  const tournament = useTournament(id);
  return (
    <Loaded query={tournament} {...standInsOf(presentation)}>
      {(found) => (
        <TournamentView
          tournament={found}
          presentation={{
            lead: presentation.lead,
            editions: <Editions all={all} shown={id} />,
          }}
        />
      )}
    </Loaded>
  );
}

function standInsOf(presentation: Presentation) {
  return {
    skeleton: (
      <Without presentation={presentation}>
        <SkeletonRows rows={8} />
      </Without>
    ),
    failed: (notice: ReactNode) => <Without presentation={presentation}>{notice}</Without>,
  };
}

/** The page while there is no edition to show. */
function Without({ presentation, children }: { presentation: Presentation; children: ReactNode }) {
  const { title, lead } = presentation;
  return (
    <Page title={title} lead={lead} skin={skinOf(title)}>
      {children}
    </Page>
  );
}
