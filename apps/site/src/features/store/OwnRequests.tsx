import type { StoreRequest } from '@mes/contract/store-schemas';
import { api } from '../../api/client';
import { useWrite } from '../../api/use-call';
import { AppLink } from '../../components/AppLink';
import { Button } from '../../components/Button';
import { confirmAction } from '../../components/dialogs/dialogs';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { LoadedPages } from '../../components/lists/LoadedPages';
import { usePagedList } from '../../components/lists/use-paged-list';
import { EmptyRow } from '../../components/states/EmptyRow';
import { SkeletonRows } from '../../components/states/Skeleton';
import { CopyBox } from '../../components/text/CopyBox';
import { Time } from '../../components/text/Time';
import { interpolate } from '../../interpolate';
import { formatPoints, withCommas } from './format-points';
import { ItemPicture } from './ItemPicture';
import styles from './OwnRequests.module.css';
import { requestedThing } from './requested-thing';
import { StateChip } from './StateChip';
import * as texts from './texts';

export function OwnRequests() {
  const list = usePagedList({
    key: ['store', 'ownRequests'],
    filters: {},
    load: (request, options) => api.store.ownRequests(request, options),
  });
  return (
    <Section title={texts.ownRequests} id="requests">
      <LoadedPages
        list={list}
        label={texts.pagesOfRequests}
        skeleton={<SkeletonRows rows={3} height={76} />}
        empty={<EmptyRow>{texts.noOwnRequests}</EmptyRow>}
      >
        {(rows) => (
          <Panel>
            <ul className={styles.list}>
              {rows.map((request) => (
                <OwnRequest key={request.id} request={request} />
              ))}
            </ul>
          </Panel>
        )}
      </LoadedPages>
    </Section>
  );
}

function OwnRequest({ request }: { request: StoreRequest }) {
  const { id, state, note } = request;
  const cancel = useWrite('store', 'cancel', { invalidates: ['store', 'voting'] });
  const { title, picture } = requestedThing(request);
  return (
    <li className={styles.request}>
      <ItemPicture picture={picture} small />
      <div className={styles.text}>
        <p className={styles.title}>
          {title} <StateChip state={state} />
        </p>
        <RequestFacts request={request} />
        {request.kind === 'reward' && request.message !== '' && (
          <p className={styles.note}>
            <b>{texts.yourMessage}</b> {request.message}
          </p>
        )}
        {note !== null && <Note note={note} isRefusal={state === 'refused'} />}
      </div>
      {state === 'open' && (
        <Button
          size="sm"
          variant="quiet"
          onClick={() =>
            void confirmAction({
              title: texts.cancelTitle,
              message: cancelMessage(request),
              confirmLabel: texts.cancelRequest,
              cancelLabel: texts.keepRequest,
              action: () => cancel.mutateAsync({ id }),
              success: texts.cancelDone,
            })
          }
        >
          {texts.cancelRequest}
        </Button>
      )}
    </li>
  );
}

function RequestFacts({ request }: { request: StoreRequest }) {
  if (request.kind === 'reward') {
    const { giveaway, title } = request.reward;
    return (
      <p className={styles.meta}>
        <AppLink to={`/promo/${giveaway}`}>{interpolate(texts.reward, { title })}</AppLink>
        <span>
          {texts.claimed} <Time at={request.createdAt} show="ago" />
        </span>
      </p>
    );
  }
  const { price, state, createdAt, expiresAt } = request;
  return (
    <p className={styles.meta}>
      <span>
        {state === 'open' || state === 'fulfilled'
          ? formatPoints(price)
          : interpolate(texts.refunded, { price: withCommas(price) })}
      </span>
      <span>
        {texts.ordered} <Time at={createdAt} show="ago" />
      </span>
      {state === 'open' && (
        <span>
          {texts.endsBy} <Time at={expiresAt} show="date" />
        </span>
      )}
    </p>
  );
}

function cancelMessage(request: StoreRequest): string {
  if (request.kind === 'reward') return texts.cancelClaimMessage;
  const { price, season } = request;
  return interpolate(texts.cancelMessage, { price: withCommas(price), season });
}

/** A code is short and on one line; everything else is text. */
function Note({ note, isRefusal }: { note: string; isRefusal: boolean }) {
  if (!isRefusal && /^\S{3,80}$/.test(note)) return <CopyBox label={texts.note} text={note} />;
  return (
    <p className={styles.note}>
      <b>{isRefusal ? texts.reason : texts.note}</b> {note}
    </p>
  );
}
