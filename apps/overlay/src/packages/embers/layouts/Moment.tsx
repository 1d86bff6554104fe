import type { MomentModel } from '../../../models/moment';
import { MomentBestPlayer } from './MomentBestPlayer';
import { MomentChampion } from './MomentChampion';
import { MomentMap } from './MomentMap';
import { MomentSeries } from './MomentSeries';

/** A word rides the seam, who it is about stands behind or below it. */
export default function Moment(model: MomentModel) {
  switch (model.kind) {
    case 'map':
      return <MomentMap {...model} />;
    case 'series':
      return <MomentSeries {...model} />;
    case 'champion':
      return <MomentChampion {...model} />;
    case 'best-player':
      return <MomentBestPlayer {...model} />;
  }
}
