import type { WebsitePlayer } from '@mes/contract/players';
import { classNames } from '@mes/ui/class-names';
import { Portrait } from '@mes/ui/Portrait.tsx';
import { IconX } from '@tabler/icons-react';
import { useCall } from '../../api/use-call';
import { AppLink } from '../../components/AppLink';
import { IconButton } from '../../components/IconButton';
import { Loaded } from '../../components/states/Loaded';
import { Skeleton } from '../../components/states/Skeleton';
import { interpolate } from '../../interpolate';
import { formatKillsPerDeath, formatRating } from '../statistics/figures';
import styles from './ProfileCard.module.css';
import * as texts from './texts';

interface ProfileCardProps {
  id: string;
  onRemove: () => void;
}

/** A player on one card, with four figures. */
export function ProfileCard({ id, onRemove }: ProfileCardProps) {
  const player = useCall('players', 'website', { id });
  return (
    <article className={classNames(styles.card, 'mes-broadcast')}>
      <IconButton
        label={interpolate(texts.removeCard, { name: player.data?.name ?? id })}
        icon={<IconX size={17} stroke={1.75} aria-hidden="true" />}
        onClick={onRemove}
      />
      <Loaded query={player} skeleton={<Skeleton width="100%" height={320} />}>
        {(found) => <Face player={found} />}
      </Loaded>
    </article>
  );
}

function Face({ player }: { player: WebsitePlayer }) {
  const { id, name, photo, team, standing, totals } = player;
  const figures = [
    [texts.elo, standing.elo],
    [texts.rank, standing.rank ?? '-'],
    [texts.rating, formatRating(totals.rating)],
    [texts.killsPerDeathShort, totals.maps === 0 ? '-' : formatKillsPerDeath(totals)],
  ];
  return (
    <>
      <Portrait side="coalition" seed={name} photo={photo} className={styles.portrait} />
      <h2 className={styles.name}>
        <AppLink to={`/players/${encodeURIComponent(id)}`}>{name}</AppLink>
      </h2>
      <p className={styles.team}>{team ? `${team.name} [${team.tag}]` : texts.freeAgent}</p>
      <dl className={styles.figures}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
