import * as texts from '../texts';
import { Hidden } from './Hidden';

/** Headers of columns that need none to be understood; screen readers name every cell by its header. */
export const hiddenHeaders = {
  actions: <Hidden>{texts.actionsColumn}</Hidden>,
  place: <Hidden>{texts.placeColumn}</Hidden>,
  /** Of bars that show the number beside them. */
  share: <Hidden>{texts.shareColumn}</Hidden>,
};
