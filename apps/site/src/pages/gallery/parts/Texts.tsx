import { useState } from 'react';
import { AppLink } from '../../../components/AppLink';
import { Collapsible, CollapsibleGroup } from '../../../components/text/Collapsible';
import { CopyBox } from '../../../components/text/CopyBox';
import { Countdown } from '../../../components/text/Countdown';
import { ExpandableCard } from '../../../components/text/ExpandableCard';
import { formatZone } from '../../../components/text/format-time';
import { Money } from '../../../components/text/Money';
import { Time } from '../../../components/text/Time';
import { Specimen } from '../Specimen';
import { WHEN } from '../samples';

export function Texts() {
  const [now] = useState(() => Date.now());
  return (
    <>
      <Specimen name="Times" flow="stack">
        <p>
          <Time at={WHEN} /> {formatZone(WHEN)}
        </p>
        <p>
          <Time at={WHEN} show="day" />, <Time at={WHEN} show="clock" />
        </p>
        <p>
          <Time at={WHEN} show="date" />
        </p>
        <p>
          <Time at={now - 2 * 3_600_000} show="ago" />, <Time at={now + 300_000} show="ago" />
        </p>
      </Specimen>
      <Specimen name="Countdowns">
        <Countdown to={now + 187_000} />
        <Countdown to={now + 90_061_000} />
        <Countdown to={now - 1} ended="Now" />
      </Specimen>
      <Specimen name="Money">
        <Money cents={1_250_000} />
        <Money cents={12_550} />
        <Money cents={null} />
      </Specimen>
      <Specimen name="Copy box" flow="grid">
        <CopyBox label="Link for OBS" text="https://mes.gg/app/streaming/embers-s3/bracket" />
        <CopyBox label="Code" hideLabel text="MES-4821" />
      </Specimen>
      <Specimen name="Collapsible sections: one open at a time, opened by the hash" flow="stack">
        <p>
          <AppLink to="/gallery#rules-roster">Open “Roster” by its hash</AppLink>
        </p>
        <div>
          <CollapsibleGroup>
            <Collapsible id="rules-general" title="General" aside="4 rules">
              Matches begin at the time given. A team that is not there after 15 minutes forfeits
              the first map.
            </Collapsible>
            <Collapsible id="rules-roster" title="Roster" aside="2 rules">
              A roster holds 5 to 7 players, and a player stands in one roster of a tournament.
            </Collapsible>
            <Collapsible id="rules-maps" title="Map veto">
              Captains have 60 seconds a turn, then the server acts for them.
            </Collapsible>
          </CollapsibleGroup>
        </div>
      </Specimen>
      <Specimen name="Expandable cards" flow="grid">
        <ExpandableCard title="Prize pool" summary="$12,500 among the first eight.">
          <p>1st $6,000, 2nd $3,000, 3rd $1,500, 4th $1,000, 5–8th $250.</p>
        </ExpandableCard>
        <ExpandableCard title="Format" summary="Groups, double elimination." startOpen>
          <p>The first four of each group go on to the upper bracket.</p>
        </ExpandableCard>
      </Specimen>
    </>
  );
}
