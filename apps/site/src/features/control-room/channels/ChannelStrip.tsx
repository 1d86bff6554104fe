import type { ChannelItem } from '@mes/contract/show-schemas';
import type { ChannelName } from '@mes/domain/show/state';
import { classNames } from '@mes/ui/class-names';
import { Emblem } from '@mes/ui/Emblem.tsx';
import { interpolate } from '../../../interpolate';
import { useRoom } from '../state/room-context';
import { teamNames, teamTags } from '../state/series-names';
import tight from '../Tight.module.css';
import * as roomTexts from '../texts';
import styles from './ChannelStrip.module.css';
import * as texts from './texts';

interface ChannelStripProps {
  name: ChannelName;
  /** On air, or next; null where nothing is prepared. */
  item: ChannelItem | null;
  isOn: boolean;
}

/** The item as viewers will read it, small. */
export function ChannelStrip({ name, item, isOn }: ChannelStripProps) {
  const content = contentOf(name, item);
  return (
    <div className={classNames(styles.strip, isOn && styles.on, !content && styles.empty)}>
      {content ?? roomTexts.nothingNext}
    </div>
  );
}

function contentOf(name: ChannelName, item: ChannelItem | null) {
  if (name === 'score_bug') return <Bug />;
  if (name === 'sponsor')
    return <SponsorStrip sponsorId={item?.channel === 'sponsor' ? item.sponsor : null} />;
  if (item?.channel === 'lower_third')
    return (
      <div className={styles.lower}>
        <b className={classNames(tight.tight, tight.clip)}>
          {item.speakers.map((speaker) => speaker.name).join(' · ')}
        </b>
        <small className={tight.clip}>
          {item.speakers
            .map(({ detail }) => detail)
            .filter(Boolean)
            .join(' · ')}
        </small>
      </div>
    );
  if (item?.channel !== 'info_card') return null;
  const { title, text, figures, player, team } = item.card;
  return (
    <div className={styles.card}>
      <b className={classNames(tight.tight, tight.clip)}>{title || player?.name || team?.name}</b>
      <small className={tight.clip}>
        {text || figures.map(({ label, value }) => `${label} ${value}`).join(', ')}
      </small>
    </div>
  );
}

function Bug() {
  const room = useRoom();
  const { map, series } = room.game.game;
  const names = teamNames(room.stream);
  const tags = teamTags(room);
  const score = interpolate(roomTexts.score, { a: series.score.A, b: series.score.B });
  return (
    <div className={styles.bug}>
      <span>
        <Emblem name={names.A} logo={room.stream.match?.teamA?.logo} size={22} />
        <b className={classNames(tight.tight, tight.clip)}>{tags.A}</b>
      </span>
      <em className={tight.tight}>{map.score.A}</em>
      <i className={tight.tight}>
        {map.name ?? interpolate(roomTexts.mapNumber, { number: map.index + 1 })}
        <small>{interpolate(texts.mapLine, { number: map.index + 1, score })}</small>
      </i>
      <em className={tight.tight}>{map.score.B}</em>
      <span>
        <b className={classNames(tight.tight, tight.clip)}>{tags.B}</b>
        <Emblem name={names.B} logo={room.stream.match?.teamB?.logo} size={22} />
      </span>
    </div>
  );
}

function SponsorStrip({ sponsorId }: { sponsorId: string | null }) {
  const { sponsors } = useRoom();
  const sponsor = sponsors.find(({ id }) => id === sponsorId);
  return (
    <div className={styles.sponsor}>
      <small>{texts.presentedBy}</small>
      {sponsor ? (
        <img src={sponsor.picture.url} alt={sponsor.name} />
      ) : (
        <b className={tight.tight}>{roomTexts.allSponsors}</b>
      )}
    </div>
  );
}
