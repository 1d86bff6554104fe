import type { StreamControl } from '@mes/contract/stream-control';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { useNow } from '../../components/text/use-now';
import { AirPanel } from './AirPanel';
import { Key } from './Key';
import { isOnScreen } from './on-screen';
import { named, People, TWO_PLACES } from './People';
import { SecondsInput } from './SecondsInput';
import type { Direct } from './use-stream';

interface LowerThirdFormProps {
  shown: StreamControl['lowerThird'];
  direct: Direct;
}

/** One or two people with what they are, over the game. */
export function LowerThirdForm({ shown, direct }: LowerThirdFormProps) {
  const [people, setPeople] = useState(TWO_PLACES);
  const [seconds, setSeconds] = useState<number | null>(8);
  const now = useNow(1_000);
  const speakers = named(people);
  return (
    <AirPanel
      title="Lower third"
      state={isOnScreen(shown, now) ? 'On screen' : null}
      onSubmit={() => void direct({ act: 'lower_third', speakers, seconds })}
      buttons={
        <>
          <Button type="submit" variant="quiet" disabled={speakers.length === 0}>
            Show lower third
          </Button>
          <Button variant="ghost" onClick={() => void direct({ act: 'hide_lower_third' })}>
            Hide <Key>L</Key>
          </Button>
        </>
      }
    >
      <People words={{ name: 'Name', detail: 'Role' }} people={people} onChange={setPeople} />
      <SecondsInput value={seconds} onChange={setSeconds} />
    </AirPanel>
  );
}
