import type { StreamControl } from '@mes/contract/stream-control';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { PlayerSearch } from '../../components/players/PlayerSearch';
import type { FoundPlayer } from '../../components/players/player';
import { AirPanel } from './AirPanel';
import { TeamField } from './TeamField';
import type { Direct } from './use-stream';

interface FocusFormProps {
  focus: StreamControl['focus'];
  direct: Direct;
}

/** Of whom team and player scenes tell, unless their address says. */
export function FocusForm({ focus, direct }: FocusFormProps) {
  const [team, setTeam] = useState(focus.team ?? '');
  const [player, setPlayer] = useState<FoundPlayer | null>(null);
  const [other, setOther] = useState<FoundPlayer | null>(null);
  const isSet = Object.values(focus).some((each) => each !== null);
  const show = () =>
    void direct({
      act: 'focus',
      team: team.trim() || null,
      player: player?.ID ?? focus.player,
      player2: other?.ID ?? focus.player2,
    });
  return (
    <AirPanel
      title="Team and players in focus"
      state={isSet ? 'Chosen' : null}
      onSubmit={show}
      buttons={
        <>
          <Button type="submit" variant="quiet">
            Set focus
          </Button>
          <Button
            variant="ghost"
            disabled={!isSet}
            onClick={() => void direct({ act: 'focus', team: null, player: null, player2: null })}
          >
            Follow the match
          </Button>
        </>
      }
    >
      <TeamField label="Team in focus" value={team} onChange={setTeam} />
      <PlayerSearch label="Player in focus" value={player} onChange={setPlayer} />
      <PlayerSearch label="Against" value={other} onChange={setOther} />
    </AirPanel>
  );
}
