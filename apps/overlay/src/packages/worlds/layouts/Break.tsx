import type { BreakModel } from '../../../models/match';
import { clockOf } from '../../../parts/labels';
import { Horizon } from '../globe/Horizon';
import { Backdrop } from '../parts/Backdrop';
import { Head } from '../parts/Head';
import { Meridian } from '../parts/Meridian';
import { Ahead } from './Ahead';
import { Countdown, Headline } from './Countdown';
import { Standing } from './Standing';
import { HORIZON_TOP, Sun, sunAt } from './Sun';

/** As before the start, with how the match stands that goes on below the horizon. */
export default function Break({ round, title, text, clock, series, ahead, now }: BreakModel) {
  const sun = sunAt(clock?.leftMs ?? 0);
  return (
    <>
      <Backdrop isBare />
      <Horizon top={HORIZON_TOP} sun={sun} hasFlights />
      <Sun degrees={sun} />
      <Meridian top={120} height={96} />
      <Meridian top={574} height={168} delay={500} />
      <Head title="Break" note={round || undefined} />
      {clock ? (
        <Countdown label={clock.label || title} text={clockOf(clock.leftMs)} />
      ) : (
        <Headline text={text}>{title}</Headline>
      )}
      <Ahead matches={ahead} now={now} />
      {series && <Standing series={series} />}
    </>
  );
}
