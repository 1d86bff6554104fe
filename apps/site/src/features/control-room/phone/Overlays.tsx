import { isOnAir } from '@mes/domain/show/state';
import { IconChevronRight } from '@tabler/icons-react';
import { interpolate } from '../../../interpolate';
import { labelOfItem } from '../channel-items';
import { logLabel } from '../labels';
import { Press } from '../Press';
import { useRoom, useServerNow } from '../state/room-context';
import tight from '../Tight.module.css';
import * as texts from '../texts';
import styles from './PhoneRoom.module.css';
import { HoldPress } from './presses';

export function LowerThird() {
  const { desk, sponsors, server } = useRoom();
  const now = useServerNow();
  const air = desk.program.channels.lower_third;
  const isIn = isOnAir(air, now);
  const item = isIn ? air.item : desk.next.lower_third;
  return (
    <div className={styles.lower}>
      <Press
        action="stepLowerThird"
        keyLabel={null}
        aria-label={interpolate(texts.nextItemOf, { channel: texts.lowerThirdIn })}
      >
        <IconChevronRight size={26} aria-hidden="true" />
      </Press>
      <Press
        action="lowerThird"
        keyLabel={null}
        look={isIn ? 'air' : 'plain'}
        className={styles.inOut}
        disabled={server.awaySince !== null}
      >
        <span>
          {isIn ? texts.lowerThirdOut : texts.lowerThirdIn}
          <small className={tight.clip}>
            {item ? labelOfItem(item, sponsors) : texts.nothingNext}
          </small>
        </span>
        <i className={tight.tight}>{isIn ? texts.onAir : texts.out}</i>
      </Press>
    </div>
  );
}

export function BugAndUndo() {
  const { desk, log, ownId, server } = useRoom();
  const now = useServerNow();
  const isIn = isOnAir(desk.program.channels.score_bug, now);
  const own = log.find(({ by, undone }) => by?.id === ownId && !undone);
  const isAway = server.awaySince !== null;
  return (
    <div className={styles.pair}>
      <Press action="scoreBug" keyLabel={null} look={isIn ? 'air' : 'plain'} disabled={isAway}>
        <span>
          {isIn ? texts.scoreBugOut : texts.scoreBugIn}
          <small>{isIn ? texts.onAir : texts.out}</small>
        </span>
      </Press>
      <Press action="undo" keyLabel={null} disabled={!own || isAway}>
        <span>
          {texts.undo}
          <small className={tight.clip}>{own ? logLabel(own) : texts.nothingToUndo}</small>
        </span>
      </Press>
    </div>
  );
}

export function Panic() {
  const { run, server, obs } = useRoom();
  const cannotPanic = server.awaySince !== null && obs.state.status !== 'connected';
  return (
    <div className={styles.pair}>
      <Press action="clearOverlays" keyLabel={null} look="panic" disabled={cannotPanic}>
        {texts.clearOverlays}
      </Press>
      <HoldPress look="panic" disabled={cannotPanic} onHeld={() => run('safeCard')}>
        <span>
          {texts.safeCard}
          <small>{texts.holdHalfSecond}</small>
        </span>
      </HoldPress>
    </div>
  );
}
