import type { StartingModel } from '../../../models/match';
import { clockOf } from '../../../parts/labels';
import { Horizon } from '../globe/Horizon';
import { Backdrop } from '../parts/Backdrop';
import { Head } from '../parts/Head';
import { Meridian } from '../parts/Meridian';
import { Ahead } from './Ahead';
import { Countdown, Headline } from './Countdown';
import { HORIZON_TOP, Sun, sunAt } from './Sun';

/** The sun stands for the clock: it travels the horizon and reaches the meridian at zero. */
export default function Starting({ day, clock, headline, casters, ahead, now }: StartingModel) {
  const sun = sunAt(clock?.leftMs ?? 0);
  return (
    <>
      <Backdrop isBare />
      <Horizon top={HORIZON_TOP} sun={sun} hasFlights />
      <Sun degrees={sun} />
      <Meridian top={120} height={96} />
      <Meridian top={574} height={168} delay={500} />
      {clock ? <Head title="Starting soon" note={day} /> : <Head title={day ?? 'Today'} />}
      {clock ? (
        <Countdown label={clock.label || 'Starts in'} text={clockOf(clock.leftMs)} />
      ) : (
        <Headline>{headline}</Headline>
      )}
      <Ahead matches={ahead} now={now} casters={casters} />
    </>
  );
}
