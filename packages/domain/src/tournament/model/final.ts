import type { BestOf } from '../../series/best-of';
import type { BracketPart, StageFormat } from './vocabulary';

interface StageLengths {
  readonly format: StageFormat;
  readonly bestOf: BestOf;
  readonly rounds: readonly {
    readonly part: BracketPart;
    readonly round: number;
    readonly bestOf?: BestOf;
  }[];
}

/**
 * The length of the final of a stage where it differs from the other series; else null. Groups and
 * Swiss have no final, and the last round of an upper bracket is none where a grand final follows.
 */
export function finalBestOf({ format, bestOf, rounds }: StageLengths): BestOf | null {
  const isFinal = ({ part, round }: StageLengths['rounds'][number]) => {
    if (format === 'double_elimination') return part === 'grand_final' && round !== 2;
    return format === 'single_elimination' && part === 'upper' && round === -1;
  };
  const final = rounds.findLast(isFinal)?.bestOf ?? bestOf;
  return final === bestOf ? null : final;
}
