import type { StoreRequest } from '@mes/contract/store-schemas';
import { api } from '../../api/client';
import { useWrite } from '../../api/use-call';
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
  const { id, item, price, season, state, note, createdAt, expiresAt } = request;
  const cancel = useWrite('store', 'cancel', { invalidates: ['store', 'voting'] });
  return (
    <li className={styles.request}>
      <ItemPicture picture={item.picture} small />
      <div className={styles.text}>
        <p className={styles.title}>
          {item.title} <StateChip state={state} />
        </p>
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
        {note !== null && <Note note={note} isRefusal={state === 'refused'} />}
      </div>
      {state === 'open' && (
        <Button
          size="sm"
          variant="quiet"
          onClick={() =>
            void confirmAction({
              title: texts.cancelTitle,
              message: interpolate(texts.cancelMessage, { price: withCommas(price), season }),
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

/** A code is short and on one line; everything else is text. */
function Note({ note, isRefusal }: { note: string; isRefusal: boolean }) {
  if (!isRefusal && /^\S{3,80}$/.test(note)) return <CopyBox label={texts.note} text={note} />;
  return (
    <p className={styles.note}>
      <b>{isRefusal ? texts.reason : texts.note}</b> {note}
    </p>
  );
}
