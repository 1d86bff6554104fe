import type { TeamRegion } from '../../teams/regions';
import type { Region } from './tournament-name';

/** The regions whose teams a tournament of a region is for; empty for every region. */
export function teamRegionsOf(region: Region | null): TeamRegion[] {
  if (region === null || region === 'Global') return [];
  if (region === 'Eurasia') return ['EU', 'AS'];
  if (region === 'Americas') return ['NA', 'SA'];
  return [region];
}
