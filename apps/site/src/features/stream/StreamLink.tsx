import { errorText } from '@mes/client/error-text';
import type { Property } from '@mes/contract/properties';
import { valueProblem } from '@mes/domain/properties/properties';
import { useState } from 'react';
import { useCall, useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import { TextInput } from '../../components/forms/TextInput';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { notify } from '../../components/toasts/notify';
import { AirPanel } from './AirPanel';
import * as texts from './texts';

/** Where the broadcast is seen. While there is an address, the home page says WE ARE LIVE. */
export function StreamLink() {
  const link = useCall('properties', 'get', { id: 'streamLink' });
  return (
    <Loaded query={link} skeleton={<SkeletonRows rows={2} />}>
      {(property) => <StreamLinkForm key={property.revision} property={property} />}
    </Loaded>
  );
}

function StreamLinkForm({ property: { value, revision } }: { property: Property }) {
  const write = useWrite('properties', 'write');
  const [typed, setTyped] = useState(typeof value === 'string' ? value : '');
  const [problem, setProblem] = useState<string | null>(null);
  const save = (address: string | null) => {
    const found = valueProblem('url', address);
    setProblem(found);
    if (found !== null) return;
    write.mutate(
      { id: 'streamLink', value: address, revision },
      {
        onSuccess: () =>
          notify({
            message: address ? texts.homePageLive : texts.homePageNotLive,
            kind: 'success',
          }),
        onError: (error) => setProblem(errorText(error)),
      },
    );
  };
  return (
    <AirPanel
      title={texts.streamLink}
      state={value ? texts.liveOnHomePage : null}
      onSubmit={() => save(typed.trim() || null)}
      buttons={
        <>
          <Button type="submit" variant="quiet" loading={write.isPending}>
            {texts.saveStreamLink}
          </Button>
          {value !== null && (
            <Button variant="ghost" disabled={write.isPending} onClick={() => save(null)}>
              {texts.removeStreamLink}
            </Button>
          )}
        </>
      }
    >
      <TextInput
        label={texts.broadcastAddress}
        type="url"
        hint={texts.streamLinkHint}
        error={problem ?? undefined}
        value={typed}
        onChange={setTyped}
      />
    </AirPanel>
  );
}
