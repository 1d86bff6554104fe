import type { StaffStoreRequest } from '@mes/contract/store-schemas';
import { classNames } from '@mes/ui/class-names';
import { useEffect, useRef } from 'react';
import { AppLink } from '../../../components/AppLink';
import { Button } from '../../../components/Button';
import { Time } from '../../../components/text/Time';
import { interpolate } from '../../../interpolate';
import { formatPoints } from '../format-points';
import { ItemPicture } from '../ItemPicture';
import { requestedThing } from '../requested-thing';
import { StateChip } from '../StateChip';
import * as texts from '../texts';
import styles from './RequestRow.module.css';
import type { DecideRequest } from './use-decide-request';

interface RequestRowProps {
  request: StaffStoreRequest;
  /** Whether the keys act on it. */
  isChosen: boolean;
  isOwn: boolean;
  decide: DecideRequest;
}

export function RequestRow({ request, isChosen, isOwn, decide }: RequestRowProps) {
  const { state, note, createdAt, decidedAt, decidedBy, player } = request;
  const { title, picture } = requestedThing(request);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <li
      ref={row}
      className={classNames(styles.row, isChosen && styles.chosen)}
      aria-current={isChosen || undefined}
    >
      <ItemPicture picture={picture} small />
      <div className={styles.text}>
        <p className={styles.title}>
          {title}{' '}
          <span className={styles.price}>
            {request.kind === 'item'
              ? formatPoints(request.price)
              : interpolate(texts.reward, { title: request.reward.title })}
          </span>
          {state !== 'open' && <StateChip state={state} />}
        </p>
        <p className={styles.meta}>
          <AppLink to={`/players/${encodeURIComponent(player.id)}`}>{player.name}</AppLink>
          <span>
            {texts.waiting} <Time at={createdAt} show="ago" />
          </span>
          {decidedAt !== null && (
            <span>
              {texts.decided} <Time at={decidedAt} show="ago" />{' '}
              {decidedBy && interpolate(texts.decidedBy, { name: decidedBy.name })}
            </span>
          )}
        </p>
        {request.kind === 'reward' && request.message !== '' && (
          <p className={styles.note}>
            {player.name}: {request.message}
          </p>
        )}
        {note !== null && <p className={styles.note}>{note}</p>}
      </div>
      {state === 'open' &&
        (isOwn ? (
          <p className={styles.own}>{texts.ownRequestHint}</p>
        ) : (
          <div className={styles.actions}>
            <Button size="sm" onClick={() => void decide('fulfil', request)}>
              {texts.fulfil}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => void decide('refuse', request)}>
              {texts.refuse}
            </Button>
          </div>
        ))}
    </li>
  );
}
