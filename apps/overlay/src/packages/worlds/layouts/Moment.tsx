import type { MomentModel } from '../../../models/moment';
import { BestPlayer } from './MomentBestPlayer';
import { Champion } from './MomentChampion';
import { MapWon } from './MomentMap';
import { SeriesWon } from './MomentSeries';

/** The map stands in the ring, then the emblem of the winner; for the champion the globe turns to gold. */
export default function Moment(model: MomentModel) {
  switch (model.kind) {
    case 'map':
      return <MapWon {...model} />;
    case 'series':
      return <SeriesWon {...model} />;
    case 'champion':
      return <Champion {...model} />;
    case 'best-player':
      return <BestPlayer {...model} />;
  }
}
