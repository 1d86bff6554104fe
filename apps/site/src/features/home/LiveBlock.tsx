import type { FeaturedMatch } from '@mes/contract/match-schemas';
import { skinOf } from '@mes/domain/tournament/name/skin';
import { classNames } from '@mes/ui/class-names';
import { LiveMark } from '@mes/ui/LiveMark.tsx';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { AppLink } from '../../components/AppLink';
import { Button } from '../../components/Button';
import stage from '../../styles/stage.module.css';
import { matchPath } from '../matches/paths';
import styles from './LiveBlock.module.css';
import { LiveMatch, stageText } from './LiveMatch';
import * as texts from './texts';

interface LiveBlockProps {
  match: FeaturedMatch;
  /** Whether other matches are live, too. */
  hasMore: boolean;
}

/** The live match below the cards, while the community itself does not stream. */
export function LiveBlock({ match, hasMore }: LiveBlockProps) {
  const { id, streamLink, tournament } = match;
  return (
    <section
      aria-label={texts.liveMatch}
      className={classNames(styles.block, stage.stage, 'mes-broadcast')}
      data-tournament={skinOf(tournament?.id) ?? undefined}
    >
      <div className={styles.top}>
        <LiveMark plate />
        <span className={styles.stage}>{stageText(match)}</span>
        {hasMore && (
          <AppLink to="/matches" className={styles.more}>
            {texts.allLive}
          </AppLink>
        )}
      </div>
      <LiveMatch match={match} />
      {streamLink ? (
        <Button to={streamLink} variant="onair" icon={<IconPlayerPlayFilled aria-hidden="true" />}>
          {texts.watchStream}
        </Button>
      ) : (
        <Button to={matchPath(id)}>{texts.followMatch}</Button>
      )}
    </section>
  );
}
