import { nextStep } from '@mes/domain/series/next-step';
import type { TeamSlot } from '@mes/domain/series/team-slots';
import { TEAM_SLOTS } from '@mes/domain/series/team-slots';
import { IconCircleCheck, IconClock } from '@tabler/icons-react';
import { Button } from '../../components/Button';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { Flag } from '../../components/pictures/Flag';
import { PlayerPhoto } from '../../components/pictures/PlayerPhoto';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { Countdown } from '../../components/text/Countdown';
import { Time } from '../../components/text/Time';
import { useNow } from '../../components/text/use-now';
import { interpolate } from '../../interpolate';
import { nameOf, teamOf } from './labels';
import styles from './PresencePanel.module.css';
import * as texts from './texts';
import type { RoomView } from './use-room';
import type { RoomActions } from './use-room-actions';

/** Which teams have checked in and are ready, and the button for the next step. */
export function PresencePanel({ view, actions }: { view: RoomView; actions: RoomActions }) {
  const { match, room } = view;
  const waitsForVeto = match.state === 'scheduled' && match.maps.length === 0;
  return (
    <Section title={waitsForVeto ? texts.beforeTheVeto : texts.beforeTheMatch}>
      <Panel className={styles.panel}>
        {TEAM_SLOTS.map((slot) => (
          <Team key={slot} view={view} slot={slot} />
        ))}
        <div className={styles.next}>
          <NextStep view={view} actions={actions} waitsForVeto={waitsForVeto} />
          {match.state === 'scheduled' && room.noShowAt !== null && (
            <p className={styles.note}>
              {texts.noShowNote} <Time at={room.noShowAt} show="clock" />.
            </p>
          )}
        </div>
      </Panel>
    </Section>
  );
}

function Team({ view: { room, match }, slot }: { view: RoomView; slot: TeamSlot }) {
  const team = teamOf(match, slot);
  const roomTeam = room.teams[slot];
  return (
    <div className={styles.team}>
      <p className={styles.name}>
        {team && <TeamLogo team={team} size={26} plain />}
        {nameOf(match, slot)}
      </p>
      {roomTeam && (
        <>
          <ul className={styles.marks}>
            <Mark isDone={roomTeam.checkedInAt !== null} label={texts.checkedIn} />
            <Mark isDone={roomTeam.readyAt !== null} label={texts.ready} />
          </ul>
          <ul className={styles.players}>
            {roomTeam.players.map(({ id, name, photo, country }) => (
              <li key={id}>
                <PlayerPhoto name={name} photo={photo} size={22} />
                {name}
                {country && <Flag country={country} />}
                {roomTeam.captain?.id === id && (
                  <span className={styles.captain}>{texts.captain}</span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Mark({ isDone, label }: { isDone: boolean; label: string }) {
  const Icon = isDone ? IconCircleCheck : IconClock;
  return (
    <li className={isDone ? styles.done : styles.open}>
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      {isDone ? label : interpolate(texts.notDone, { what: label.toLowerCase() })}
    </li>
  );
}

interface NextStepProps {
  view: RoomView;
  actions: RoomActions;
  waitsForVeto: boolean;
}

function NextStep({ view, actions, waitsForVeto }: NextStepProps) {
  const { room, match, details, clockAhead } = view;
  const opensAt = room.checkInOpensAt === null ? null : room.checkInOpensAt - clockAhead;
  const now = useNow(1_000, opensAt !== null);
  const own = details?.own ?? null;
  if (match.teamA === null || match.teamB === null)
    return <p className={styles.note}>{texts.teamsNotKnown}</p>;
  if (own === null || !details) return <p className={styles.note}>{spectatorNote(waitsForVeto)}</p>;

  const team = room.teams[own];
  const step = nextStep(
    {
      state: match.state,
      areTeamsKnown: true,
      own,
      isCaptain: details.isCaptain,
      isBanned: false,
      checkInOpensAt: opensAt,
      isCheckedIn: team?.checkedInAt !== null,
      isReady: team?.readyAt !== null,
      turn: null,
      report: null,
    },
    now,
  );
  if (step === 'wait_for_check_in' && opensAt !== null)
    return (
      <p className={styles.note}>
        {texts.checkInOpensIn} <Countdown to={opensAt} />.
      </p>
    );
  if (step === 'check_in')
    return (
      <Button size="lg" full loading={actions.isBusy} onClick={() => void actions.checkIn()}>
        {texts.checkIn}
      </Button>
    );
  if (step === 'wait_for_captain') return <p className={styles.note}>{texts.captainSaysReady}</p>;
  if (step === 'wait_for_opponent')
    return (
      <Button
        size="lg"
        full
        variant="ghost"
        loading={actions.isBusy}
        onClick={() => void actions.setReady(false)}
      >
        {texts.notReady}
      </Button>
    );
  return (
    <Button size="lg" full loading={actions.isBusy} onClick={() => void actions.setReady(true)}>
      {waitsForVeto ? texts.readyForVeto : texts.readyToPlay}
    </Button>
  );
}

function spectatorNote(waitsForVeto: boolean): string {
  return waitsForVeto ? texts.vetoBegins : texts.matchGoesLive;
}
