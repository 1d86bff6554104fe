import type { StreamControl } from '@mes/contract/stream-control';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { TextInput } from '../../components/forms/TextInput';
import { PlayerSearch } from '../../components/players/PlayerSearch';
import type { FoundPlayer } from '../../components/players/player';
import { useNow } from '../../components/text/use-now';
import { AirPanel } from './AirPanel';
import { Key } from './Key';
import { isOnScreen } from './on-screen';
import { SecondsInput } from './SecondsInput';
import { TeamField } from './TeamField';
import type { Direct } from './use-stream';

interface InfoCardFormProps {
  shown: StreamControl['infoCard'];
  direct: Direct;
}

/** A card about a player, a team or the day; the site knows the figures. */
export function InfoCardForm({ shown, direct }: InfoCardFormProps) {
  const [player, setPlayer] = useState<FoundPlayer | null>(null);
  const [team, setTeam] = useState('');
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const [seconds, setSeconds] = useState<number | null>(10);
  const now = useNow(1_000);
  const hasSubject = player !== null || team.trim() !== '' || title.trim() !== '';
  return (
    <AirPanel
      title="Info card"
      state={isOnScreen(shown, now) ? 'On screen' : null}
      onSubmit={() =>
        void direct({
          act: 'info_card',
          title,
          text,
          player: player?.ID ?? null,
          team: team.trim() || null,
          seconds,
        })
      }
      buttons={
        <>
          <Button type="submit" variant="quiet" disabled={!hasSubject}>
            Show info card
          </Button>
          <Button variant="ghost" onClick={() => void direct({ act: 'hide_info_card' })}>
            Hide <Key>I</Key>
          </Button>
        </>
      }
    >
      <PlayerSearch label="Player" value={player} onChange={setPlayer} />
      <TeamField label="Team" value={team} onChange={setTeam} />
      <TextInput
        label="Title"
        hint="Empty: the name of the player or team"
        maxLength={60}
        value={title}
        onChange={setTitle}
      />
      <TextInput label="Text" maxLength={160} value={text} onChange={setText} />
      <SecondsInput value={seconds} onChange={setSeconds} />
    </AirPanel>
  );
}
