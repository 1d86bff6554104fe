import type { WebsiteMatch } from '@mes/contract/match-schemas';
import { satisfies } from '@mes/domain/permissions/permissions';
import { LiveMark } from '@mes/ui/LiveMark.tsx';
import { MapChip } from '@mes/ui/MapChip.tsx';
import { IconAlertTriangle } from '@tabler/icons-react';
import { usePermissions } from '../../api/account';
import { Button } from '../../components/Button';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { interpolate } from '../../interpolate';
import type { People } from '../matches/captured-map/people';
import styles from './BoardRail.module.css';
import { Kbd } from './Kbd';
import * as texts from './texts';
import type { BoardActions } from './use-board-actions';
import type { Capture } from './use-capture';

interface BoardRailProps {
  match: WebsiteMatch;
  capture: Capture;
  people: People;
  actions: BoardActions;
}

const WARNINGS_SHOWN = 6;

/** The series, the warnings of the current map, and its actions. */
export function BoardRail({ match, capture, people, actions }: BoardRailProps) {
  const { map, board } = capture;
  const mayStream = satisfies(usePermissions(), 'Admin|editstream');
  return (
    <aside className={styles.rail}>
      <h2 className={styles.title}>{texts.series}</h2>
      <ul className={styles.maps}>
        {match.maps.map((each) => {
          const { scoreA, scoreB, winner } = each.index === map.index ? map : each;
          const team = winner === 'A' ? match.teamA : winner === 'B' ? match.teamB : null;
          return (
            <li key={each.index} className={styles.map}>
              <MapChip map={each.map} />
              <b>{`${scoreA} : ${scoreB}`}</b>
              {team ? (
                <TeamLogo team={team} size={22} plain />
              ) : each.state === 'live' ? (
                <LiveMark>{''}</LiveMark>
              ) : (
                <span />
              )}
            </li>
          );
        })}
      </ul>
      <dl className={styles.facts}>
        <dt>{interpolate(texts.serverOfMap, { number: map.index + 1 })}</dt>
        <dd>{map.server ?? texts.notSet}</dd>
      </dl>
      <Button variant="ghost" full to={`/match/editor/${match.id}`}>
        {texts.editSeries}
      </Button>
      <hr />
      <Warnings capture={capture} people={people} />
      {map.winner === null ? (
        <Button full onClick={() => void actions.close()} iconAfter={<Kbd>{texts.keyShiftM}</Kbd>}>
          {texts.closeMap}
        </Button>
      ) : (
        <Button full variant="ghost" onClick={() => void actions.reopen()}>
          {texts.reopenMap}
        </Button>
      )}
      {mayStream && (
        <Button full variant="ghost" onClick={() => void actions.showOnStream()}>
          {texts.showOnStream}
        </Button>
      )}
      <hr />
      <Button full variant="quiet" size="sm" onClick={() => void actions.chooseLineup()}>
        {texts.lineUp}
      </Button>
      <Button full variant="quiet" size="sm" onClick={() => void actions.chooseToggles()}>
        {texts.capturedKinds}
      </Button>
      {board.events.length > 0 && (
        <>
          <Button full variant="quiet" size="sm" onClick={() => void actions.removePlayer()}>
            {texts.removePlayerEvents}
          </Button>
          <Button full variant="danger" size="sm" onClick={() => void actions.clear()}>
            {texts.clearMap}
          </Button>
        </>
      )}
    </aside>
  );
}

/** Warnings come from the server, so unconfirmed changes are not included. */
function Warnings({ capture: { map }, people }: { capture: Capture; people: People }) {
  const { warnings } = map;
  if (warnings.length === 0) return null;
  const hiddenCount = warnings.length - WARNINGS_SHOWN;
  return (
    <div className={styles.warning} role="status">
      <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
      <ul>
        {warnings.slice(-WARNINGS_SHOWN).map((warning) => (
          <li key={`${warning.round} ${warning.kind} ${warning.event} ${warning.player}`}>
            {texts.warningText(warning, people.nameOf)}
          </li>
        ))}
        {hiddenCount > 0 && <li>{interpolate(texts.andMore, { rest: hiddenCount })}</li>}
      </ul>
    </div>
  );
}
