import { errorText } from '@mes/client/error-text';
import { useState } from 'react';
import { useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import { NumberInput } from '../../components/forms/NumberInput';
import { notify } from '../../components/toasts/notify';
import { AirPanel } from './AirPanel';
import * as texts from './texts';

/** By how much the broadcast is behind the game; scores and vetoes wait as long, here and on the site. */
export function StreamDelay({ seconds }: { seconds: number }) {
  const write = useWrite('properties', 'write', { invalidates: ['properties', 'stream'] });
  const [typed, setTyped] = useState<number | null>(seconds);
  const save = () =>
    write.mutate(
      { id: 'streamDelay', value: typed ?? 0 },
      {
        onSuccess: () => notify({ message: texts.delaySet, kind: 'success' }),
        onError: (error) => notify({ message: errorText(error), kind: 'danger' }),
      },
    );
  return (
    <AirPanel
      title={texts.streamDelay}
      state={seconds > 0 ? `${seconds} s` : null}
      onSubmit={save}
      buttons={
        <Button type="submit" variant="quiet" loading={write.isPending}>
          {texts.setDelay}
        </Button>
      }
    >
      <NumberInput
        label={texts.seconds}
        hint={texts.delayHint}
        min={0}
        max={600}
        value={typed}
        onChange={setTyped}
      />
    </AirPanel>
  );
}
