import type { WebsiteMatch } from '@mes/contract/match-schemas';
import { satisfies } from '@mes/domain/permissions/permissions';
import { matchName } from '@mes/domain/series/match-name';
import { skinOf } from '@mes/domain/tournament/name/skin';
import { IconDoorEnter, IconKeyboard, IconPencil } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { usePermissions } from '../../api/account';
import { Button } from '../../components/Button';
import { Page } from '../../components/layout/Page';
import { WhenReached } from '../../components/layout/WhenReached';
import { Spoiler } from '../../components/spoilers/HiddenResult';
import { LoadedPage } from '../../components/states/LoadedPage';
import type { QueryLike } from '../../components/states/load-state';
import { Broadcast } from './Broadcast';
import { useCapturedMap } from './captured-map/use-captured-map';
import { Encounters } from './Encounters';
import { isBeforeMatch, tellsResult } from './labels';
import { MatchDetails } from './MatchDetails';
import { MatchHero } from './MatchHero';
import styles from './MatchPage.module.css';
import { MatchStakes } from './MatchStakes';
import { Scoreboard } from './scoreboard/Scoreboard';
import * as texts from './texts';
import { UpNext } from './UpNext';
import { useMatchEvents } from './use-match';
import { VetoStrip } from './VetoStrip';

/** Most visitors read a match that has begun. */
const RemindButton = lazy(() => import('../follows/RemindButton'));

interface MatchPageProps {
  id: string;
  match: QueryLike<WebsiteMatch>;
  /** What to know before the match, which another feature renders. */
  preview: ReactNode;
  /** The voting on the match, if there is one, which another feature renders. */
  voting: ReactNode;
  /** Clips of the match and comments, which other features render. */
  clips: ReactNode;
  comments: ReactNode;
}

/** The page of a match: teams, veto, scoreboards and details. */
export function MatchPage({ id, match, ...slots }: MatchPageProps) {
  useMatchEvents(id);
  return (
    <LoadedPage query={match} title={texts.match} missing={texts.noMatch}>
      {(found) => <Match match={found} {...slots} />}
    </LoadedPage>
  );
}

interface MatchProps extends Omit<MatchPageProps, 'id' | 'match'> {
  match: WebsiteMatch;
}

function Match({ match, preview, voting, clips, comments }: MatchProps) {
  const { id, state, tournament, encounters, upNext } = match;
  const hidden = tellsResult(match) ? id : null;
  return (
    <Page
      title={matchName(match)}
      skin={skinOf(tournament?.id)}
      head={
        <MatchHero match={match} live={useLiveScore(match)} actions={<Actions match={match} />} />
      }
    >
      <Broadcast match={match} />
      <Spoiler of={hidden} quiet>
        <VetoStrip match={match} />
      </Spoiler>
      <div className={styles.columns}>
        {isBeforeMatch(state) ? (
          preview
        ) : (
          <Spoiler of={hidden}>
            <Scoreboard match={match} />
          </Spoiler>
        )}
        <div className={styles.aside}>
          <Spoiler of={hidden} quiet>
            <MatchStakes match={match} />
          </Spoiler>
          <Spoiler of={hidden} quiet>
            <WhenReached className={styles.voting}>{voting}</WhenReached>
          </Spoiler>
          {encounters && <Encounters encounters={encounters} exceptMatchId={id} />}
          {upNext && <UpNext match={upNext} />}
          <MatchDetails match={match} />
        </div>
      </div>
      <Spoiler of={hidden} quiet>
        {clips}
        <WhenReached>{comments}</WhenReached>
      </Spoiler>
    </Page>
  );
}

/** The score of the current map, updated with each capture event. */
function useLiveScore(match: WebsiteMatch) {
  const current = match.maps.find((map) => map.state === 'live');
  const captured = useCapturedMap({
    matchId: match.id,
    mapIndex: current?.index ?? 0,
    audience: 'public',
    enabled: current !== undefined,
  });
  return captured.data && captured.data.events.length > 0 ? captured.data : null;
}

function Actions({ match }: { match: WebsiteMatch }) {
  const { id, state } = match;
  const isStaff = satisfies(usePermissions(), 'Moderator');
  return (
    <>
      {state === 'scheduled' && (
        <Suspense>
          <RemindButton match={match} />
        </Suspense>
      )}
      <Button
        to={`/matchup/${id}`}
        variant="ghost"
        size="sm"
        icon={<IconDoorEnter stroke={1.75} aria-hidden="true" />}
      >
        {texts.matchRoom}
      </Button>
      {isStaff && <StaffActions id={id} />}
    </>
  );
}

function StaffActions({ id }: { id: string }) {
  return (
    <>
      <Button
        to={`/match/capture/${id}`}
        variant="ghost"
        size="sm"
        icon={<IconKeyboard stroke={1.75} aria-hidden="true" />}
      >
        {texts.capture}
      </Button>
      <Button
        to={`/match/editor/${id}`}
        variant="ghost"
        size="sm"
        icon={<IconPencil stroke={1.75} aria-hidden="true" />}
      >
        {texts.editMatch}
      </Button>
    </>
  );
}
