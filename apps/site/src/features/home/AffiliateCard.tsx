import { Button } from '../../components/Button';
import { interpolate } from '../../interpolate';
import styles from './AffiliateCard.module.css';
import { Card } from './Card';
import card from './Card.module.css';
import { PromotionArt, type PromotionProps } from './PromotionArt';
import * as texts from './texts';

/** The card of the affiliate promotion. */
export function AffiliateCard({ promotion, large }: PromotionProps) {
  const { brand, url, code } = promotion;
  return (
    <Card
      area="affiliate"
      title={large ? '30%' : brand}
      broadcast
      className={styles.affiliate}
      top={<PromotionArt promotion={promotion} large={large} className={styles.art} />}
    >
      <p className={card.text}>
        {large
          ? interpolate(texts.discountOn, { brand, code })
          : interpolate(texts.saveWithCode, { code })}
      </p>
      <div className={card.foot}>
        <Button to={url} size="sm" className={card.whole}>
          {texts.buyNow}
        </Button>
      </div>
    </Card>
  );
}
