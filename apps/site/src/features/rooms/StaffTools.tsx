import { TEAM_SLOTS } from '@mes/domain/series/team-slots';
import { Button } from '../../components/Button';
import { Switch } from '../../components/forms/Switch';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { interpolate } from '../../interpolate';
import { nameOf } from './labels';
import styles from './RoomPanels.module.css';
import * as texts from './texts';
import { useForfeit } from './use-forfeit';
import type { RoomView } from './use-room';
import type { RoomActions } from './use-room-actions';

interface StaffToolsProps {
  view: RoomView;
  actions: RoomActions;
  actsForTeams: boolean;
  onActForTeams: (acts: boolean) => void;
}

/** Actions for staff only. */
export function StaffTools({ view, actions, actsForTeams, onActForTeams }: StaffToolsProps) {
  const { match, room } = view;
  const forfeit = useForfeit(match);
  const isOpen = match.state === 'scheduled' || match.state === 'veto' || match.state === 'live';
  const missing = TEAM_SLOTS.filter((slot) => room.teams[slot]?.checkedInAt === null);
  return (
    <Section title={texts.staffTools} level={3}>
      <Panel pad className={styles.stack}>
        <VetoTools view={view} actions={actions} />
        {match.state === 'veto' && room.veto?.turn && (
          <Switch label={texts.actForTeam} checked={actsForTeams} onChange={onActForTeams} />
        )}
        {match.state === 'scheduled' && missing.length > 0 && (
          <div className={styles.row}>
            {missing.map((slot) => (
              <Button
                key={slot}
                variant="quiet"
                size="sm"
                onClick={() => void actions.checkIn(slot)}
              >
                {interpolate(texts.checkTeamIn, { teamName: nameOf(match, slot) })}
              </Button>
            ))}
          </div>
        )}
        {isOpen && match.teamA && match.teamB && (
          <div className={styles.row}>
            {TEAM_SLOTS.map((slot) => (
              <Button key={slot} variant="danger" size="sm" onClick={() => void forfeit(slot)}>
                {interpolate(texts.forfeitTeam, { teamName: nameOf(match, slot) })}
              </Button>
            ))}
          </div>
        )}
        <Button variant="quiet" size="sm" to={`/match/editor/${match.id}`}>
          {texts.openMatchEditor}
        </Button>
      </Panel>
    </Section>
  );
}

function VetoTools({ view: { match, room }, actions }: { view: RoomView; actions: RoomActions }) {
  const { veto } = room;
  const turn = veto?.turn ?? null;
  const isOver = match.state !== 'scheduled' && match.state !== 'veto' && match.state !== 'live';
  if (isOver) return null;
  const hasMoves = veto?.slots.some(({ map }) => map !== null) ?? false;
  return (
    <div className={styles.row}>
      {match.state === 'scheduled' && (
        <Button variant="quiet" size="sm" onClick={() => void actions.startVeto()}>
          {texts.startVeto}
        </Button>
      )}
      {match.state === 'veto' && turn && turn.endsAt !== null && (
        <Button variant="quiet" size="sm" onClick={() => void actions.pause()}>
          {texts.pauseVeto}
        </Button>
      )}
      {match.state === 'veto' && turn && turn.endsAt === null && (
        <Button variant="quiet" size="sm" onClick={() => void actions.resume()}>
          {texts.resumeVeto}
        </Button>
      )}
      {veto && hasMoves && match.state !== 'scheduled' && (
        <Button variant="quiet" size="sm" onClick={() => void actions.undo(turn?.token ?? null)}>
          {texts.undoLastChoice}
        </Button>
      )}
      {(match.state === 'scheduled' || (match.state === 'veto' && !turn)) && (
        <Button variant="quiet" size="sm" onClick={() => void actions.start()}>
          {texts.startMatch}
        </Button>
      )}
    </div>
  );
}
