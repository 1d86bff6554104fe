import { errorText } from '@mes/client/error-text';
import type { OwnMatch } from '@mes/contract/personal-home';
import { otherTeam, type TeamSlot } from '@mes/domain/series/team-slots';
import { skinOf } from '@mes/domain/tournament/name/skin';
import { classNames } from '@mes/ui/class-names';
import { LiveMark } from '@mes/ui/LiveMark.tsx';
import { IconCircleCheck, IconFlag, IconMap2, IconSwords } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useWrite } from '../../api/use-call';
import { AppLink } from '../../components/AppLink';
import { Button } from '../../components/Button';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { SpoilerText } from '../../components/spoilers/HiddenResult';
import { Countdown } from '../../components/text/Countdown';
import { Time } from '../../components/text/Time';
import { notify } from '../../components/toasts/notify';
import { interpolate } from '../../interpolate';
import { phaseOf, STEP_LABELS } from './labels';
import styles from './NextMatch.module.css';
import * as texts from './texts';

const SOON_MS = 24 * 3_600_000;

/** The match that the account plays next, with the one step that is due. */
export function NextMatch({ own, now }: { own: OwnMatch; now: number }) {
  const { match } = own;
  const { tournament, round, bestOf, matchID, state } = match;
  const title = state === 'live' ? texts.liveMatch : texts.nextMatch;
  const about = [
    round,
    interpolate(texts.bestOf, { maps: bestOf }),
    interpolate(texts.matchNumber, { number: matchID }),
  ].filter(Boolean);
  return (
    <section
      aria-label={title}
      className={classNames(styles.next, 'mes-broadcast')}
      data-tournament={skinOf(tournament?.id) ?? undefined}
    >
      <div className={styles.top}>
        <h2 className={styles.title}>{title}</h2>
        {tournament && (
          <AppLink to={`/tournament/${encodeURIComponent(tournament.id)}`} className={styles.name}>
            {tournament.name}
          </AppLink>
        )}
        <span className={styles.about}>{about.join(', ')}</span>
      </div>
      <div className={styles.pairing}>
        <Team own={own} slot="A" />
        <When own={own} now={now} />
        <Team own={own} slot="B" />
      </div>
      <Steps own={own} />
      <DueStep own={own} />
    </section>
  );
}

function Team({ own: { match, own }, slot }: { own: OwnMatch; slot: TeamSlot }) {
  const team = slot === 'A' ? match.teamA : match.teamB;
  return (
    <div className={classNames(styles.team, slot === 'B' && styles.second)}>
      {team && <TeamLogo team={team} size={72} className={styles.logo} />}
      <p>
        <b className={styles.teamName}>{team?.name ?? texts.toBeDecided}</b>
        {slot === own && <span className={styles.small}>{texts.yourTeam}</span>}
      </p>
    </div>
  );
}

function When({ own: { match }, now }: { own: OwnMatch; now: number }) {
  const { id, startsAt, state, scoreA, scoreB } = match;
  if (state === 'live')
    return (
      <p className={styles.when}>
        <SpoilerText of={id}>
          <b className={styles.clock}>
            {scoreA} : {scoreB}
          </b>
        </SpoilerText>
        <LiveMark>{texts.live}</LiveMark>
      </p>
    );
  if (startsAt === null) return <p className={styles.when}>{texts.noTime}</p>;
  const isSoon = startsAt > now && startsAt - now < SOON_MS;
  return (
    <p className={styles.when}>
      <b className={styles.clock}>
        <Time at={startsAt} show="clock" />
      </b>
      <span className={styles.small}>
        {isSoon ? <Countdown to={startsAt} /> : <Time at={startsAt} show="day" />}
      </span>
    </p>
  );
}

function Steps({ own }: { own: OwnMatch }) {
  const current = phaseOf(own);
  const { checkInOpensAt, match } = own;
  const time = (at: number | null): ReactNode =>
    at === null ? texts.whenAgreed : <Time at={at} show="clock" />;
  const steps = [
    { label: texts.stepCheckIn, Icon: IconCircleCheck, note: time(checkInOpensAt) },
    { label: texts.stepVeto, Icon: IconMap2, note: texts.whenBothReady },
    { label: texts.stepPlay, Icon: IconSwords, note: time(match.startsAt) },
    { label: texts.stepReport, Icon: IconFlag, note: texts.afterMatch },
  ];
  return (
    <ol className={styles.steps} aria-label={texts.stepsOfMatch}>
      {steps.map(({ label, Icon, note }, index) => (
        <li
          key={label}
          className={styles.step}
          aria-current={index === current ? 'step' : undefined}
        >
          <b className={styles.stepLabel}>
            <Icon size={16} stroke={1.75} aria-hidden="true" />
            {label}
          </b>
          <span className={styles.stepNote}>{index < current ? texts.stepDone : note}</span>
        </li>
      ))}
    </ol>
  );
}

/** One filled button at most, the sentence that explains it, and the way into the room. */
function DueStep({ own }: { own: OwnMatch }) {
  const { match, step, own: slot } = own;
  const team = otherTeam(slot) === 'A' ? match.teamA : match.teamB;
  const opponent = team?.name ?? texts.toBeDecided;
  const { title, text, button } = STEP_LABELS[step];
  const room = `/matchup/${encodeURIComponent(match.id)}`;
  return (
    <div className={styles.act}>
      {step === 'check_in' && <CheckIn matchId={match.id} />}
      {button !== undefined && (
        <Button size="lg" to={room} className={styles.due}>
          {button}
        </Button>
      )}
      <p className={styles.sentence}>
        <b>
          {interpolate(title, { opponent })}
          {step === 'wait_for_check_in' && own.checkInOpensAt !== null && (
            <>
              {' '}
              <Time at={own.checkInOpensAt} show="clock" />
            </>
          )}
        </b>
        <span>{text === undefined ? <Presence own={own} /> : interpolate(text, { opponent })}</span>
      </p>
      <Button variant="ghost" to={room} className={styles.room}>
        {texts.matchRoom}
      </Button>
    </div>
  );
}

/** Whether the other team is there, and what follows if one is not. */
function Presence({ own: { match, own, opponentCheckedIn, noShowAt, step } }: { own: OwnMatch }) {
  const team = otherTeam(own) === 'A' ? match.teamA : match.teamB;
  if (!team) return null;
  const text = opponentCheckedIn ? texts.opponentIn : texts.opponentNotIn;
  return (
    <>
      {interpolate(text, { opponent: team.name })}
      {step === 'check_in' && noShowAt !== null && (
        <>
          {' '}
          {texts.staffCalledAt} <Time at={noShowAt} show="clock" />.
        </>
      )}
    </>
  );
}

function CheckIn({ matchId }: { matchId: string }) {
  const checkIn = useWrite('rooms', 'checkIn', {
    invalidates: ['rooms', 'matches', 'personalHome'],
  });
  const send = () =>
    checkIn.mutateAsync({ id: matchId }).then(
      () => notify({ message: texts.checkedInNow, kind: 'success' }),
      (error: unknown) => notify({ message: errorText(error), kind: 'danger' }),
    );
  return (
    <Button
      size="lg"
      className={styles.due}
      loading={checkIn.isPending}
      onClick={() => void send()}
    >
      {texts.checkIn}
    </Button>
  );
}
