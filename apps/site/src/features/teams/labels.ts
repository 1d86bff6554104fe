import { TEAM_REGIONS } from '@mes/contract/vocabulary';
import { interpolate } from '../../interpolate';
import * as texts from './texts';

export const REGION_LABELS: Record<(typeof TEAM_REGIONS)[number], string> = {
  EU: 'Europe',
  NA: 'North America',
  AS: 'Asia',
  SA: 'South America',
};

export const REGION_OPTIONS = TEAM_REGIONS.map((value) => ({ value, label: REGION_LABELS[value] }));

export function mapCountText(count: number): string {
  return count === 1 ? texts.oneMap : interpolate(texts.mapCount, { count });
}
