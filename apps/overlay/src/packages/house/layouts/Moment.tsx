import type { MomentModel } from '../../../models/moment';
import { BestPlayer } from './MomentBestPlayer';
import { Champion } from './MomentChampion';
import { MapWon } from './MomentMap';
import { SeriesWon } from './MomentSeries';

/** Part of the frame is bone for a map, all of it for a series, and all accent for the champion. */
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
