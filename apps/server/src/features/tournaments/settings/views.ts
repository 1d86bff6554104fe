/** What a change makes of the settings, under the names that the contract gives them. */
import { isDeepStrictEqual } from 'node:util';
import type { SignupSettings } from '@mes/contract/entry-schemas';
import type { Json } from '@mes/contract/scalars';
import type { Tournament } from '@mes/contract/tournament-schemas';
import type { TournamentRow } from '../repository';
import { SETTINGS, type Settings } from '../validation';

type PlainSettings = Pick<Tournament, Exclude<keyof Settings & keyof Tournament, 'signup'>>;

/** What is left out stays as it is. */
export type Change = Partial<PlainSettings> & { readonly signup?: Partial<SignupSettings> };

export function settingsOf(row: TournamentRow): Settings {
  return Object.fromEntries(SETTINGS.map((name) => [name, row[name]])) as Settings;
}

export function merged(base: Settings, { signup = {}, ...change }: Change): Settings {
  const { open, close, checkInOpen, checkInClose, rosterLock, ...rules } = signup;
  const plain = Object.fromEntries(
    SETTINGS.map((name) => [name, change[name as keyof PlainSettings]]),
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

/** Their names: `name`, `signup.min`. */
export function changedSettings(before: Settings, after: Settings): string[] {
  const old = named(before);
  return Object.entries(named(after)).flatMap(([name, value]) =>
    isDeepStrictEqual(value, old[name]) ? [] : [name],
  );
}

export function pickSettings(settings: Settings, names: readonly string[]): Json {
  const all = named(settings);
  return Object.fromEntries(names.flatMap((name) => (name in all ? [[name, all[name]!]] : [])));
}

function named(settings: Settings): Record<string, Json> {
  const { signup, signupOpen, signupClose, checkInOpen, checkInClose, rosterLock, ...plain } =
    settings;
  const ofSignup = {
    ...signup,
    open: signupOpen,
    close: signupClose,
    checkInOpen,
    checkInClose,
    rosterLock,
  };
  const prefixed = Object.entries(ofSignup).map(([name, value]) => [`signup.${name}`, value]);
  return { ...plain, ...(Object.fromEntries(prefixed) as Record<string, Json>) };
}

type Given<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** A field that is there without a value would overwrite one that has it. */
function withoutUndefined<T extends object>(fields: T): Partial<Given<T>> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Partial<Given<T>>;
}
