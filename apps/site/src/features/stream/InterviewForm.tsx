import type { StreamControl } from '@mes/contract/stream-control';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { AirPanel } from './AirPanel';
import { named, People, TWO_PLACES } from './People';
import * as texts from './texts';
import type { Direct } from './use-stream';

interface InterviewFormProps {
  interview: StreamControl['interview'];
  direct: Direct;
}

/** Who stands under the cameras of the interview, from left to right. */
export function InterviewForm({ interview, direct }: InterviewFormProps) {
  const [people, setPeople] = useState(TWO_PLACES);
  const speakers = named(people);
  return (
    <AirPanel
      title={texts.interview}
      state={interview.length > 0 ? interview.map(({ name }) => name).join(', ') : null}
      onSubmit={() => void direct({ act: 'interview', speakers })}
      buttons={
        <>
          <Button type="submit" variant="quiet" disabled={speakers.length === 0}>
            {texts.setInterview}
          </Button>
          <Button
            variant="ghost"
            disabled={interview.length === 0}
            onClick={() => void direct({ act: 'interview', speakers: [] })}
          >
            {texts.clear}
          </Button>
        </>
      }
    >
      <People
        labels={{ name: texts.guest, detail: texts.guestRole }}
        people={people}
        onChange={setPeople}
      />
    </AirPanel>
  );
}
