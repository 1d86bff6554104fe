import type { ResultReport } from '@mes/contract/dispute-schemas';
import type { Match } from '@mes/contract/match-schemas';
import type { RoomDetails } from '@mes/contract/room-schemas';
import { skinOf } from '@mes/domain/tournament/name/skin';
import { classNames } from '@mes/ui/class-names';
import { lazy, Suspense, useState } from 'react';
import { useAccount } from '../../api/account';
import { useCall } from '../../api/use-call';
import { Button } from '../../components/Button';
import { Page } from '../../components/layout/Page';
import { Panel } from '../../components/layout/Panel';
import { LoginNeeded } from '../../components/notices/LoginNeeded';
import { LoadedPage } from '../../components/states/LoadedPage';
import { interpolate } from '../../interpolate';
import { useIsHydrating } from '../../ssr/hydration';
import { pairing } from '../matches/labels';
import { MatchHero } from '../matches/MatchHero';
import { matchPath } from '../matches/paths';
import { noMatch } from '../matches/texts';
import { LobbyPanel } from './LobbyPanel';
import styles from './MatchRoom.module.css';
import { PlannedMaps } from './PlannedMaps';
import { PresencePanel } from './PresencePanel';
import { isInQuestion, ResultPanel } from './ResultPanel';
import { RoomChat } from './RoomChat';
import { StaffCallPanel } from './StaffCallPanel';
import { StaffTools } from './StaffTools';
import { TimePanel } from './TimePanel';
import * as texts from './texts';
import { type RoomReads, type RoomView, useRoom } from './use-room';
import { useRoomActions } from './use-room-actions';
import { VetoPanel } from './VetoPanel';

/** On demand: most matches have no voting. */
const MatchVoting = lazy(() => import('../voting/MatchVoting'));

/** The room of the two teams before, during and after their match. Everyone may watch. */
export function MatchRoom(reads: RoomReads) {
  const room = useRoom(reads);
  return (
    <LoadedPage query={room} title={texts.matchRoom} missing={noMatch}>
      {(view) => <Room view={view} />}
    </LoadedPage>
  );
}

function Room({ view }: { view: RoomView }) {
  const { match } = view;
  return (
    <Page
      title={interpolate(texts.matchRoomOf, { pairing: pairing(match) })}
      skin={skinOf(match.tournament?.id)}
      head={
        <MatchHero
          compact
          match={match}
          actions={
            <Button to={matchPath(match.id)} variant="ghost" size="sm">
              {texts.matchPage}
            </Button>
          }
        />
      }
    >
      <RoomContent view={view} />
    </Page>
  );
}

function RoomContent({ view }: { view: RoomView }) {
  const [actsForTeams, setActsForTeams] = useState(false);
  const { match, room, details } = view;
  const { state } = match;
  const actions = useRoomActions(match.id);
  const isVetoOn = state === 'veto' && room.veto?.turn != null;
  const waitsForTeams = state === 'scheduled' || (state === 'veto' && !isVetoOn);
  const isStaff = details?.isStaff ?? false;
  const isHydrating = useIsHydrating();
  const accountId = useAccount()?.id;
  // Who plays finds the server and the report first, where the parts stand below each other.
  const isPlaying = state === 'live' && details?.own != null;
  const isOpen = state === 'scheduled' || state === 'veto' || state === 'live';
  const reports = useReports(match, { enabled: details !== null && isOpen });
  // A result that waits for an answer comes before all else.
  const questioned = isOpen && isInQuestion(reports) ? details : null;
  const isAsideFirst = isPlaying && questioned === null;
  const aside = (
    <aside key="aside" className={styles.aside} aria-label={texts.room}>
      {details ? (
        <ParticipantPanels view={view} details={details} reports={reports} />
      ) : (
        <Spectator />
      )}
      {isStaff && (
        <StaffTools
          view={view}
          actions={actions}
          actsForTeams={actsForTeams}
          onActForTeams={setActsForTeams}
        />
      )}
    </aside>
  );

  return (
    <div className={classNames(styles.room, isAsideFirst && styles.playing)}>
      {isAsideFirst && aside}
      <div key="main" className={styles.main}>
        {questioned && <ResultPanel match={match} details={questioned} reports={reports} />}
        {waitsForTeams && <PresencePanel view={view} actions={actions} />}
        {room.veto && (
          <VetoPanel view={view} actions={actions} actsForTeams={isStaff && actsForTeams} />
        )}
        {match.maps.length > 0 && <PlannedMaps match={match} />}
        {!isHydrating && (
          <Suspense>
            <MatchVoting matchId={match.id} />
          </Suspense>
        )}
      </div>
      {!isAsideFirst && aside}
      {details && accountId !== undefined && (
        <div className={styles.chat}>
          <RoomChat accountId={accountId} match={match} details={details} />
        </div>
      )}
    </div>
  );
}

function useReports({ id }: Match, options: { enabled: boolean }): readonly ResultReport[] {
  return useCall('matches', 'reports', { id }, options).data ?? [];
}

/** Panels for the two teams and staff only. */
function ParticipantPanels({
  view,
  details,
  reports,
}: {
  view: RoomView;
  details: RoomDetails;
  reports: readonly ResultReport[];
}) {
  const { match, room } = view;
  const { state, id } = match;
  const isOpen = state === 'scheduled' || state === 'veto' || state === 'live';
  const isVetoOn = state === 'veto' && room.veto?.turn != null;
  const plays = details.own !== null;
  if (!isOpen) return null;
  // Teams that do not use the room can report a result without checking in.
  const hasBegun = state !== 'scheduled';
  const result = !isInQuestion(reports) && (
    <ResultPanel match={match} details={details} reports={reports} />
  );
  return (
    <>
      {hasBegun && !isVetoOn && result}
      <LobbyPanel id={id} details={details} />
      {state === 'scheduled' && plays && <TimePanel match={match} details={details} />}
      {(plays || details.staffCall) && <StaffCallPanel id={id} details={details} />}
      {!hasBegun && match.teamA && match.teamB && result}
    </>
  );
}

function Spectator() {
  const account = useAccount();
  if (!account) return <LoginNeeded>{texts.logInToComeInside}</LoginNeeded>;
  return (
    <Panel pad>
      <p className={styles.note}>{texts.watchingOnly}</p>
    </Panel>
  );
}
