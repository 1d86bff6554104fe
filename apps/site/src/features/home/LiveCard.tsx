import type { FeaturedMatch } from '@mes/contract/match-schemas';
import { skinOf } from '@mes/domain/tournament/name/skin';
import { classNames } from '@mes/ui/class-names';
import { LiveMark } from '@mes/ui/LiveMark.tsx';
import { MapArt } from '@mes/ui/MapArt.tsx';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { Button } from '../../components/Button';
import { Card } from './Card';
import card from './Card.module.css';
import styles from './LiveCard.module.css';
import { LiveMatch, stageText } from './LiveMatch';
import * as texts from './texts';

interface LiveCardProps {
  streamLink: string;
  /** The match that is played, if any. */
  match: FeaturedMatch | null;
}

export function LiveCard({ streamLink, match }: LiveCardProps) {
  return (
    <Card
      area="live"
      title={texts.weAreLive}
      broadcast
      skin={(match && skinOf(match.tournament?.id)) ?? undefined}
      className={classNames(styles.live, match !== null && styles.withMatch)}
      top={
        <>
          {/* A map of the game as the backdrop. */}
          <MapArt map={mapOf(match) ?? 'Castello'} className={styles.backdrop} />
          <span className={styles.top}>
            <LiveMark plate />
            {match && <span className={styles.stage}>{stageText(match)}</span>}
          </span>
        </>
      }
    >
      {match && <LiveMatch match={match} />}
      <div className={card.foot}>
        <Button
          to={streamLink}
          variant="onair"
          size="lg"
          icon={<IconPlayerPlayFilled aria-hidden="true" />}
          className={card.whole}
        >
          {texts.watchStream}
        </Button>
        <span className={styles.host}>{hostOf(streamLink)}</span>
      </div>
    </Card>
  );
}

function mapOf(match: FeaturedMatch | null): string | undefined {
  return match?.maps.find(({ state }) => state === 'live')?.map;
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '';
}
