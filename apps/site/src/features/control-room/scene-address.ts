/** Where the monitors and OBS find pictures. */
import type { Cue } from '@mes/contract/show-schemas';

export const PROGRAM_ADDRESS = '/app/streaming/program';
export const OVERLAY_ADDRESS = '/app/streaming/overlay';

/** The scene of a cue by itself. */
export function sceneAddress({ scene, package: group, ...cue }: Cue): string {
  const parts = [group, scene];
  // A round alone has no place in the address.
  if (cue.tournament !== null)
    parts.push(cue.tournament, ...(cue.round === null ? [] : [cue.round]));
  const query = new URLSearchParams();
  const values = { match: cue.match, ...cue.focus, ...cue.texts };
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value);
  const search = query.size > 0 ? `?${query.toString()}` : '';
  return `/app/streaming/${parts.map(encodeURIComponent).join('/')}${search}`;
}

/** For the two sources of OBS. */
export function outputAddresses(key: string): { program: string; overlay: string } {
  return {
    program: outputAddress(PROGRAM_ADDRESS, key),
    overlay: outputAddress(OVERLAY_ADDRESS, key),
  };
}

/** The address of an output for OBS: with the key its reports are believed. */
export function outputAddress(path: string, key: string): string {
  return `${location.origin}${path}?key=${encodeURIComponent(key)}`;
}
