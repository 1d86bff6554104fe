import type { MouseEvent, ReactNode } from 'react';
import type { BracketMatch, BracketTeam } from './shape';

/** What the matches say and where they lead. Keep them the same from one drawing to the next. */
export interface BracketTexts {
  /** The name as there is room for it: full, shortened, or the tag. */
  nameOf?: (team: BracketTeam) => string;
  /** What stands above a node on the left and on the right, where the metrics leave room. */
  metaOf?: (match: BracketMatch) => { left?: ReactNode; right?: ReactNode };
  /** Makes the matches links, and the picture a group of them. */
  hrefOf?: (match: BracketMatch) => string | undefined;
  /** The match as a sentence, for readers who do not see the picture. */
  labelOf?: (match: BracketMatch) => string;
  /** A link was pressed; whoever prevents the default opens the match in another way. */
  onPress?: (match: BracketMatch, event: MouseEvent) => void;
}
