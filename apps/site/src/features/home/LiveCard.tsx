import { LiveMark } from '@mes/ui/LiveMark.tsx';
import { MapArt } from '@mes/ui/MapArt.tsx';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button';
import { Card } from './Card';
import card from './Card.module.css';
import styles from './LiveCard.module.css';
import * as texts from './texts';

interface LiveCardProps {
  streamLink: string;
  /** The match that is played, with its score and maps. */
  children?: ReactNode;
}

export function LiveCard({ streamLink, children }: LiveCardProps) {
  return (
    <Card
      area="live"
      title={texts.weAreLive}
      broadcast
      className={styles.live}
      top={
        <>
          {/* A map of the game as the backdrop. */}
          <MapArt map="Castello" className={styles.backdrop} />
          <LiveMark plate className={styles.mark} />
        </>
      }
    >
      {children}
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

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '';
}
