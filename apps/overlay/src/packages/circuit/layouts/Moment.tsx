import type { MomentModel } from '../../../models/moment';
import { BestPlayer } from './MomentBestPlayer';
import { Champion } from './MomentChampion';
import { MapWon } from './MomentMap';
import { SeriesWon } from './MomentSeries';

/** A map sends a surge, a series floods the stage, and for the champion the board routes itself. */
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
