import type { MatchRowProps } from '../../kit';
import { MatchLine } from './MatchLine';

/** A match in a list that names its days. */
export function MatchRow({ match, step }: MatchRowProps) {
  return <MatchLine match={match} step={step} now={null} isHot={match.state === 'live'} />;
}
