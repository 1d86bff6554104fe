import type { MomentModel } from '../../../models/moment';
import { BestPlayer } from './MomentBestPlayer';
import { Champion } from './MomentChampion';
import { MapWon } from './MomentMap';
import { SeriesWon } from './MomentSeries';

/** The columns of the winner rise white over everything and cool to the colour of the team. */
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
