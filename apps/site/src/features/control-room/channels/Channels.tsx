import { errorText } from '@mes/client/error-text';
import { CHANNEL_NAMES, type ChannelName, isOnAir } from '@mes/domain/show/state';
import { classNames } from '@mes/ui/class-names';
import { IconChevronRight, IconPencil } from '@tabler/icons-react';
import { interpolate } from '../../../interpolate';
import { candidatesOf, keyOfItem, labelOfItem } from '../channel-items';
import type { ActionId } from '../keys/actions';
import { CHANNEL_LABELS } from '../labels';
import { Press } from '../Press';
import { type Room, useRoom, useServerNow } from '../state/room-context';
import { say } from '../state/room-notice';
import { teamTags } from '../state/series-names';
import tight from '../Tight.module.css';
import * as roomTexts from '../texts';
import { duration } from '../times';
import { ChannelStrip } from './ChannelStrip';
import styles from './Channels.module.css';
import * as texts from './texts';

interface ChannelActions {
  readonly inOut: ActionId;
  readonly change?: ActionId;
  readonly step?: ActionId;
}

const ACTIONS: Readonly<Record<ChannelName, ChannelActions>> = {
  score_bug: { inOut: 'scoreBug' },
  lower_third: { inOut: 'lowerThird', change: 'changeLowerThird', step: 'stepLowerThird' },
  sponsor: { inOut: 'sponsor', change: 'changeSponsor', step: 'stepSponsor' },
  info_card: { inOut: 'infoCard', change: 'changeInfoCard', step: 'stepInfoCard' },
};

/** The four overlay channels, each with what is on air and what comes next. */
export function Channels() {
  return (
    <section className={styles.channels} aria-label={roomTexts.channels}>
      {CHANNEL_NAMES.map((name) => (
        <Channel key={name} name={name} />
      ))}
    </section>
  );
}

function Channel({ name }: { name: ChannelName }) {
  const room = useRoom();
  const now = useServerNow();
  const { desk, operators, ownId, setPlace } = room;
  const isUnseen = room.isUnseen || room.isOverlayHidden;
  const air = desk.program.channels[name];
  const isIn = isOnAir(air, now);
  const label = CHANNEL_LABELS[name];
  const peer = operators.find(
    ({ player, place }) =>
      player.id !== ownId && place?.kind === 'channel' && place.channel === name,
  );
  return (
    <article
      className={classNames(styles.channel, isIn && styles.on, isIn && isUnseen && styles.ghost)}
      aria-label={label}
      data-channel={name}
      data-on-air={isIn}
      onPointerDown={() => setPlace({ kind: 'channel', channel: name })}
    >
      <header className={styles.head}>
        <h3 className={tight.tight}>{label}</h3>
        {peer && (
          <span
            className={styles.peerMark}
            title={interpolate(roomTexts.uses, { name: peer.player.name })}
          >
            {peer.initials}
          </span>
        )}
        <b className={classNames(styles.state, tight.tight)}>
          {stateText({ isIn, isUnseen, since: air?.since ?? now, now })}
        </b>
      </header>
      <ChannelStrip name={name} item={isIn ? air.item : desk.next[name]} isOn={isIn && !isUnseen} />
      <p className={classNames(styles.line, tight.clip)}>
        {isIn
          ? interpolate(texts.onChannel, {
              item: name === 'score_bug' ? bugText(room) : labelOfItem(air.item, room.sponsors),
            })
          : texts.nothingOnChannel}
      </p>
      <p
        className={classNames(styles.next, tight.clip, name === 'score_bug' && isIn && styles.flat)}
      >
        {isIn &&
          air.until !== null &&
          interpolate(texts.outIn, { seconds: Math.max(0, Math.ceil((air.until - now) / 1_000)) })}
        {nextText(room, name, isIn)}
      </p>
      <ChannelButtons name={name} isIn={isIn} />
    </article>
  );
}

function ChannelButtons({ name, isIn }: { name: ChannelName; isIn: boolean }) {
  const room = useRoom();
  const { inOut, change, step } = ACTIONS[name];
  const isAway = room.server.awaySince !== null;
  const label = CHANNEL_LABELS[name];
  const isSeen = !room.isUnseen && !room.isOverlayHidden;
  return (
    <footer className={styles.foot}>
      {step && (
        <Press
          action={step}
          align="column"
          className={styles.step}
          aria-label={interpolate(roomTexts.nextItemOf, { channel: label })}
        >
          <IconChevronRight size={18} aria-hidden="true" />
        </Press>
      )}
      {step && !isIn && (
        <Press
          className={styles.step}
          aria-label={interpolate(texts.prepareItem, { channel: label })}
          onClick={() => void writeItem(room, name)}
        >
          <IconPencil size={20} aria-hidden="true" />
        </Press>
      )}
      {change && isIn && (
        <Press action={change} align="column" className={styles.change} disabled={isAway}>
          {texts.change}
        </Press>
      )}
      <Press
        action={inOut}
        look={isIn && isSeen && !isAway ? 'air' : 'plain'}
        className={styles.inOut}
        disabled={isAway}
      >
        {isIn ? texts.takeOut : texts.takeIn}
      </Press>
    </footer>
  );
}

/** Its forms are loaded with the first press: it is used between shows. */
async function writeItem(room: Room, name: ChannelName): Promise<void> {
  try {
    const { prepareItem } = await import('./prepare-item');
    await prepareItem(room, name);
  } catch (error) {
    say(errorText(error));
  }
}

interface StateInput {
  readonly isIn: boolean;
  readonly isUnseen: boolean;
  readonly since: number;
  readonly now: number;
}

function stateText({ isIn, isUnseen, since, now }: StateInput): string {
  if (!isIn) return roomTexts.out;
  if (isUnseen) return texts.notSeen;
  return interpolate(texts.onAirSince, { time: duration(now - since) });
}

/** `NHR 6 : 4 LNT` */
function bugText(room: Room): string {
  const { A, B } = room.game.game.map.score;
  const tags = teamTags(room);
  return `${tags.A} ${interpolate(roomTexts.score, { a: A, b: B })} ${tags.B}`;
}

function nextText(room: Room, name: ChannelName, isIn: boolean): string {
  if (name === 'score_bug') return isIn ? roomTexts.followsMatch : texts.nextMatchOnAir;
  const next = room.desk.next[name];
  if (!next)
    return name === 'sponsor'
      ? interpolate(texts.nextItem, { item: roomTexts.allSponsors })
      : roomTexts.nothingNext;
  const candidates = candidatesOf(name, {
    speakers: room.speakers,
    sponsors: room.sponsors,
    match: room.matchOf(room.desk.program.cue?.match ?? null)?.match ?? null,
  });
  const index = candidates.findIndex(({ key }) => key === keyOfItem(next));
  const item = labelOfItem(next, room.sponsors);
  return index === -1
    ? interpolate(texts.nextItem, { item })
    : interpolate(texts.nextOf, { number: index + 1, total: candidates.length, item });
}
