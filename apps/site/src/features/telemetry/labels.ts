import type { Traffic } from '@mes/contract/telemetry-schemas';
import * as texts from './texts';

export const DEVICE_LABELS: Readonly<Record<Traffic['devices'][number]['value'], string>> = {
  phone: 'Phone',
  tablet: 'Tablet',
  desktop: 'Computer',
  unknown: 'Not known',
};

/** `/players/…` for `/players/:value`. */
export function routeLabel(route: string): string {
  if (route === '') return texts.otherPages;
  if (route === '/') return texts.home;
  return route.replace(/:value|\*/, '…');
}
