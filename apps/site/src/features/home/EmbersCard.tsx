import { Button } from '../../components/Button';
import { Card } from './Card';
import card from './Card.module.css';
import styles from './EmbersCard.module.css';
import * as texts from './texts';

export function EmbersCard() {
  return (
    <Card area="embers" title={texts.embersTitle} broadcast skin="embers" className={styles.embers}>
      <p className={card.text}>{texts.embersLead}</p>
      <div className={card.foot}>
        <Button to="/embers" className={card.whole}>
          {texts.readMore}
        </Button>
      </div>
    </Card>
  );
}
