import type { VetoChoice } from '@mes/contract/rooms';
import { Section } from '../../components/layout/Section';
import { VetoCells, vetoCells } from '../matches/VetoCells';
import { MapTiles } from './MapTiles';
import { SideChoice } from './SideChoice';
import { TurnBanner } from './TurnBanner';
import * as texts from './texts';
import type { RoomView } from './use-room';
import type { RoomActions } from './use-room-actions';
import styles from './VetoPanel.module.css';

interface VetoPanelProps {
  view: RoomView;
  actions: RoomActions;
  /** Whether staff act for the team whose turn it is. */
  actsForTeams: boolean;
}

/** The current turn, the maps to choose from, and the strip of all slots. */
export function VetoPanel({ view, actions, actsForTeams }: VetoPanelProps) {
  const { room, match, details, clockAhead } = view;
  const { veto } = room;
  if (!veto) return null;
  const { turn } = veto;
  const isActive = turn !== null && match.state === 'veto';
  const isOwn = isActive && details?.isCaptain === true && details.own === turn.by;
  const mayAct = isActive && turn.endsAt !== null && (isOwn || actsForTeams);
  const choose = mayAct ? (choice: VetoChoice) => void actions.take(turn.token, choice) : undefined;
  const chosen = actions.chosen?.token === turn?.token ? (actions.chosen?.choice ?? null) : null;

  return (
    <Section title={texts.mapVeto}>
      <div className={styles.panel}>
        {isActive && (
          <>
            <TurnBanner
              veto={veto}
              turn={turn}
              match={match}
              isOwn={isOwn}
              seconds={room.turnSeconds}
              clockAhead={clockAhead}
            />
            {turn.chooses === 'side' ? (
              <SideChoice
                key={turn.token}
                veto={veto}
                turn={turn}
                chosen={chosen}
                onChoose={choose}
              />
            ) : (
              <MapTiles veto={veto} turn={turn} match={match} chosen={chosen} onChoose={choose} />
            )}
          </>
        )}
        <VetoCells
          cells={vetoCells(veto, match.maps)}
          match={match}
          current={isActive ? turn.slot : null}
        />
      </div>
    </Section>
  );
}
