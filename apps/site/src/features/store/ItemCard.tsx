import type { StoreItem } from '@mes/contract/store-schemas';
import { type OrderProblem, offerProblem, orderProblem } from '@mes/domain/store/orders';
import { Button } from '../../components/Button';
import { Chip } from '../../components/layout/Chip';
import { Time } from '../../components/text/Time';
import { useNow } from '../../components/text/use-now';
import { interpolate } from '../../interpolate';
import { formatPoints, withCommas } from './format-points';
import styles from './ItemCard.module.css';
import { ItemPicture } from './ItemPicture';
import { PROBLEM_LABELS } from './labels';
import * as texts from './texts';
import { useOrderItem } from './use-order-item';

interface ItemCardProps {
  item: StoreItem;
  /** What the account can spend; undefined without one and until it is known. */
  balance: number | undefined;
  /** How many the account has or waits for in this season. */
  ordered: number;
}

const TIMES_CHECKED_MS = 10_000;

export function ItemCard({ item, balance, ordered }: ItemCardProps) {
  const order = useOrderItem();
  const now = useNow(TIMES_CHECKED_MS);
  const problem =
    balance === undefined ? offerProblem(item, now) : orderProblem(item, { balance, ordered }, now);
  const { title, description, picture, price } = item;
  return (
    <article className={styles.card}>
      <ItemPicture picture={picture} />
      <div className={styles.text}>
        <h3 className={styles.title}>{title}</h3>
        {description && <p className={styles.description}>{description}</p>}
        <Conditions item={item} isUpcoming={problem === 'not_yet'} />
        <div className={styles.foot}>
          <p className={styles.price}>{formatPoints(price)}</p>
          {problem !== null ? (
            <p className={styles.problem}>{problemText(problem, price - (balance ?? 0))}</p>
          ) : (
            balance !== undefined && (
              <Button size="sm" onClick={() => void order({ item, balance })}>
                {texts.orderItem}
              </Button>
            )
          )}
        </div>
      </div>
    </article>
  );
}

function Conditions({ item, isUpcoming }: { item: StoreItem; isUpcoming: boolean }) {
  const { left, perPerson, availableFrom, availableUntil } = item;
  return (
    <p className={styles.conditions}>
      {left !== null && left > 0 && (
        <Chip tone={left === 1 ? 'warn' : 'neutral'}>
          {left === 1 ? texts.lastPiece : interpolate(texts.left, { count: withCommas(left) })}
        </Chip>
      )}
      {perPerson !== null && (
        <Chip>
          {perPerson === 1
            ? texts.onePerPerson
            : interpolate(texts.perPerson, { count: withCommas(perPerson) })}
        </Chip>
      )}
      {isUpcoming && availableFrom !== null && (
        <Chip>
          {texts.availableFrom} <Time at={availableFrom} />
        </Chip>
      )}
      {availableUntil !== null && (
        <Chip>
          {texts.availableUntil} <Time at={availableUntil} />
        </Chip>
      )}
    </p>
  );
}

function problemText(problem: OrderProblem, missing: number): string {
  if (problem !== 'too_few_points') return PROBLEM_LABELS[problem];
  return missing === 1
    ? texts.oneMissing
    : interpolate(texts.missingPoints, { points: withCommas(missing) });
}
