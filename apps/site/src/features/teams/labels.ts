import { TEAM_REGIONS } from '@mes/contract/vocabulary';

export const REGION_LABELS: Record<(typeof TEAM_REGIONS)[number], string> = {
  EU: 'Europe',
  NA: 'North America',
  AS: 'Asia',
  SA: 'South America',
};

export const REGION_OPTIONS = TEAM_REGIONS.map((value) => ({ value, label: REGION_LABELS[value] }));
