import { classNames } from '@mes/ui/class-names';
import { useNow } from '../../components/text/use-now';
import { interpolate } from '../../interpolate';
import styles from './Foot.module.css';
import { useKeyLabel } from './keys/stored-keys';
import { logLabel } from './labels';
import { Key, Press } from './Press';
import { type LostText, useRoom } from './state/room-context';
import { useRoomNotice } from './state/room-notice';
import tight from './Tight.module.css';
import * as texts from './texts';
import { clockTime } from './times';
import { fieldName } from './top/People';

/** Undo on the left, panic on the right: at the same place in every state. */
export function Foot() {
  const { log, ownId, server, acts, lostText, obs } = useRoom();
  const notice = useRoomNotice();
  const undoKey = useKeyLabel('undo');
  const own = log.find(({ by, undone }) => by?.id === ownId && !undone);
  const isAway = server.awaySince !== null;
  const hasUndone = log.some(({ undone }) => undone?.by?.id === ownId);
  const cannotPanic = isAway && obs.state.status !== 'connected';
  return (
    <footer className={styles.foot}>
      <Press
        action="undo"
        keyLabel={null}
        align="left"
        className={styles.undo}
        disabled={!own || isAway}
      >
        <Key>{undoKey}</Key>
        <span>
          <span className={tight.clip}>
            {own ? interpolate(texts.undoWhat, { what: logLabel(own) }) : texts.nothingToUndo}
          </span>
          {own && <small>{interpolate(texts.yours, { time: clockTime(own.at) })}</small>}
        </span>
      </Press>
      <Press action="redo" className={styles.redo} disabled={!hasUndone || isAway}>
        {texts.redo}
      </Press>
      {acts.refusal || notice ? (
        <div className={styles.notice} role="alert">
          <p>{acts.refusal?.message ?? notice?.text}</p>
        </div>
      ) : lostText ? (
        <LostTextNotice lost={lostText} />
      ) : (
        <LastActs />
      )}
      <Press action="keysBench">{texts.keys}</Press>
      <Press action="clearOverlays" look="panic" className={styles.panic} disabled={cannotPanic}>
        <span>
          {texts.clearOverlays}
          {isAway && <small>{texts.throughObs}</small>}
        </span>
      </Press>
      <Press action="safeCard" look="panic" className={styles.panic} disabled={cannotPanic}>
        <span>
          {texts.safeCard}
          {isAway && <small>{texts.throughObs}</small>}
        </span>
      </Press>
    </footer>
  );
}

function LastActs() {
  const { log, ownId } = useRoom();
  return (
    <div className={styles.last}>
      {log.slice(0, 2).map((entry) => {
        const isOwn = entry.by?.id === ownId;
        return (
          <p key={entry.id}>
            <time>{clockTime(entry.at)}</time>
            <span className={classNames(!isOwn && styles.peer)}>
              {isOwn ? texts.you : (entry.by?.name ?? texts.somebody)}
            </span>
            <span className={tight.clip}>
              {logLabel(entry)}
              {entry.undone && ` (${texts.replaced})`}
            </span>
          </p>
        );
      })}
    </div>
  );
}

/** Somebody has written over a text; it blocks nothing and leaves by itself. */
function LostTextNotice({ lost }: { lost: LostText }) {
  const { acts, dropLostText } = useRoom();
  const now = useNow(1_000);
  const { field, text, by } = lost;
  const restoreMine = () => {
    const [subject = '', name = ''] = field.split('.');
    if (name === 'notes') void acts.act({ act: 'edit_item', id: subject, change: { notes: text } });
    else {
      const change = { texts: { [name]: text } };
      if (subject === 'preview') void acts.act({ act: 'edit_preview', change });
      else void acts.act({ act: 'edit_item', id: subject, change: { cue: change } });
    }
    dropLostText();
  };
  return (
    <div className={styles.notice} role="status">
      <p>
        <b className={styles.peer}>
          {interpolate(texts.changedField, {
            name: by.name,
            field: fieldName(field),
            seconds: Math.max(0, Math.round((now - lost.at) / 1_000)),
          })}
        </b>{' '}
        {interpolate(texts.youHadTyped, { text })}
      </p>
      <Press onClick={restoreMine}>{texts.useMine}</Press>
      <Press onClick={dropLostText}>{interpolate(texts.keepTheirs, { name: by.name })}</Press>
    </div>
  );
}
