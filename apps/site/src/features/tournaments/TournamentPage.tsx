import type { WebsiteTournament } from '@mes/contract/tournament-schemas';
import { skinFor } from '@mes/domain/tournament/name/skin';
import type { ReactNode } from 'react';
import { Page } from '../../components/layout/Page';
import { LoadedPage } from '../../components/states/LoadedPage';
import type { QueryLike } from '../../components/states/load-state';
import { interpolate } from '../../interpolate';
import { useSearchParams } from '../../router/use-search-params';
import { FollowButton } from '../follows/FollowButton';
import { EmbeddedBracket } from './EmbeddedBracket';
import { PickemLink } from './PickemLink';
import { partsOf, selectPart } from './parts';
import { type ShownTournament, useShownTournament } from './shown-tournament';
import { TournamentActions } from './signup/TournamentActions';
import { TournamentHero } from './TournamentHero';
import styles from './TournamentPage.module.css';
import { TournamentPart } from './TournamentPart';
import { TournamentTabs } from './TournamentTabs';
import * as texts from './texts';
import { useTournamentEvents } from './use-tournament-events';

interface TournamentPageProps {
  id: string;
  tournament: QueryLike<WebsiteTournament>;
}

/** The page of a tournament; `?embed=bracket` shows only the bracket, for other sites. */
export function TournamentPage({ id, tournament }: TournamentPageProps) {
  useTournamentEvents(tournament.data?.id ?? id);
  const [search] = useSearchParams();
  const isEmbedded = search.get('embed') === 'bracket';
  return (
    <LoadedPage
      query={tournament}
      title={texts.tournament}
      missing={interpolate(texts.noTournament, { id })}
    >
      {(found) =>
        isEmbedded ? <EmbeddedBracket tournament={found} /> : <TournamentView tournament={found} />
      }
    </LoadedPage>
  );
}

interface TournamentViewProps {
  tournament: WebsiteTournament;
  /** Description and other editions, on the page of a series. */
  presentation?: { lead: string; editions: ReactNode };
}

export function TournamentView({ tournament: answer, presentation }: TournamentViewProps) {
  const tournament = useShownTournament(answer);
  const [search] = useSearchParams();
  const parts = partsOf(tournament);
  const part = selectPart(parts, search.get('part'));
  const skin = skinFor(tournament);
  const subject = { kind: 'tournament', id: tournament.id, name: tournament.name } as const;
  return (
    <Page
      title={tournament.name}
      skin={skin}
      head={
        <>
          <TournamentHero
            tournament={tournament}
            isLive={tournament.live.length > 0}
            endsAt={tournament.endsAt ?? lastStart(tournament)}
            lead={presentation?.lead}
            editions={presentation?.editions}
            actions={
              <>
                <FollowButton subject={subject} />
                <PickemLink tournament={tournament} />
                <TournamentActions tournament={tournament} />
              </>
            }
          />
          <TournamentTabs parts={parts} shown={part} />
        </>
      }
    >
      <div data-spoiler="" className={styles.part}>
        <TournamentPart part={part} tournament={tournament} />
      </div>
    </Page>
  );
}

/** The start of the last match that has a time. */
function lastStart({ bracket }: ShownTournament): number | null {
  const times = (bracket?.stages ?? []).flatMap(({ rounds }) =>
    rounds.flatMap(({ matches }) => matches.flatMap(({ startsAt }) => startsAt ?? [])),
  );
  return times.length === 0 ? null : Math.max(...times);
}
