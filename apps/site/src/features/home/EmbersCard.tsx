import { Button } from '../../components/Button';
import { Card } from './Card';
import card from './Card.module.css';
import styles from './EmbersCard.module.css';

export function EmbersCard() {
  return (
    <Card area="embers" title="EMBERS OF VICTORY" broadcast skin="embers" className={styles.embers}>
      <p className={card.text}>The 4th season is here. Read the announcement.</p>
      <div className={card.foot}>
        <Button to="/embers" className={card.whole}>
          Read More
        </Button>
      </div>
    </Card>
  );
}
