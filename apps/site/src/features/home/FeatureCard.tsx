import type { HomeCard } from '@mes/contract/community';
import { skinOf } from '@mes/domain/tournament/name/skin';
import { classNames } from '@mes/ui/class-names';
import { Button } from '../../components/Button';
import { Card } from './Card';
import card from './Card.module.css';
import styles from './FeatureCard.module.css';

/** What the community announces, in the colours of the tournament that it leads to. */
export function FeatureCard({
  card: { title, text, button, to },
  large,
}: {
  card: HomeCard;
  large: boolean;
}) {
  return (
    <Card
      area={large ? 'feature' : undefined}
      title={title}
      broadcast
      skin={skinOf(to) ?? undefined}
      className={classNames(large && styles.feature)}
    >
      <p className={card.text}>{text}</p>
      <div className={card.foot}>
        <Button to={to} className={card.whole}>
          {button}
        </Button>
      </div>
    </Card>
  );
}
