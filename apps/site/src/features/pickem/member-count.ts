import { interpolate } from '../../interpolate';
import * as texts from './texts';

export function memberCount(count: number): string {
  return count === 1 ? texts.leagueMember : interpolate(texts.leagueMembers, { count });
}
