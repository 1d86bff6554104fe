import { COMMUNITY } from '../../community';
import { Button } from '../../components/Button';
import styles from './AffiliateCard.module.css';
import { Card } from './Card';
import card from './Card.module.css';
import { PromotionArt } from './PromotionArt';

const { brand, url, code } = COMMUNITY.promotion;

/** The promotion of a drink; `large` is the one with thirty percent. */
export function AffiliateCard({ large }: { large: boolean }) {
  return (
    <Card
      area="affiliate"
      title={large ? '30%' : brand}
      broadcast
      className={styles.affiliate}
      top={<PromotionArt large={large} className={styles.art} />}
    >
      <p className={card.text}>
        {large ? `off ${brand} with code ${code}` : `Save with code ${code}`}
      </p>
      <div className={card.foot}>
        <Button to={url} size="sm" className={card.whole}>
          BUY NOW
        </Button>
      </div>
    </Card>
  );
}
