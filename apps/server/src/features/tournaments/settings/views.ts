/** Settings as columns of the row, and under the names that the contract gives them. */
import { isDeepStrictEqual } from 'node:util';
import type { SignupSettings } from '@mes/contract/entry-schemas';
import type { Json } from '@mes/contract/scalars';
import type { Tournament } from '@mes/contract/tournament-schemas';
import type { TournamentRow } from '../tables';

/** Everything that an editor can set. */
const SETTINGS = [
  'name',
  'region',
  'season',
  'startsAt',
  'endsAt',
  'description',
  'rules',
  'rulesRequired',
  'streamLink',
  'captainRoleId',
  'theme',
  'accent',
  'signup',
  'signupOpen',
  'signupClose',
  'checkInOpen',
  'checkInClose',
  'rosterLock',
  'stages',
  'mapPool',
  'tieBreaks',
  'prizes',
  'points',
] as const;

export type Settings = Pick<TournamentRow, (typeof SETTINGS)[number]>;

type PlainSettings = Pick<Tournament, Exclude<keyof Settings & keyof Tournament, 'signup'>>;

/** Settings that are left out stay unchanged. */
export type SettingsInput = Partial<PlainSettings> & { readonly signup?: Partial<SignupSettings> };

export function settingsOf(tournament: TournamentRow): Settings {
  return Object.fromEntries(SETTINGS.map((name) => [name, tournament[name]])) as Settings;
}

export function mergeSettings(
  base: Settings,
  { signup = {}, ...plainInput }: SettingsInput,
): Settings {
  const { open, close, checkInOpen, checkInClose, rosterLock, ...rules } = signup;
  const plain = Object.fromEntries(
    SETTINGS.map((name) => [name, plainInput[name as keyof PlainSettings]]),
  );
  return {
    ...base,
    ...withoutUndefined(plain),
    ...withoutUndefined({
      signupOpen: open,
      signupClose: close,
      checkInOpen,
      checkInClose,
      rosterLock,
    }),
    signup: { ...base.signup, ...withoutUndefined(rules) },
  };
}

/** The names of the settings that differ: `name`, `signup.min`. */
export function changedSettings(before: Settings, after: Settings): string[] {
  const old = toNamedSettings(before);
  return Object.entries(toNamedSettings(after)).flatMap(([name, value]) =>
    isDeepStrictEqual(value, old[name]) ? [] : [name],
  );
}

export function pickSettings(settings: Settings, names: readonly string[]): Json {
  const all = toNamedSettings(settings);
  return Object.fromEntries(names.flatMap((name) => (name in all ? [[name, all[name]!]] : [])));
}

function toNamedSettings(settings: Settings): Record<string, Json> {
  const { signup, signupOpen, signupClose, checkInOpen, checkInClose, rosterLock, ...plain } =
    settings;
  const signupSettings = {
    ...signup,
    open: signupOpen,
    close: signupClose,
    checkInOpen,
    checkInClose,
    rosterLock,
  };
  const prefixed = Object.entries(signupSettings).map(([name, value]) => [`signup.${name}`, value]);
  return { ...plain, ...(Object.fromEntries(prefixed) as Record<string, Json>) };
}

type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** A key whose value is undefined would overwrite the setting when spread. */
function withoutUndefined<T extends object>(fields: T): Partial<Defined<T>> {
  const defined = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(defined) as Partial<Defined<T>>;
}
