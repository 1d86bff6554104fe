/**
 * Permission checks, shared by the server, the menu and the client.
 *
 * A rule lists alternatives separated by `|` (`Admin|editstream`). `!` before a name excludes accounts
 * with that permission. Names are compared ignoring case. `admin` passes every rule that does not
 * exclude it: exclusions are checked first, so `!Admin` hides something from admins.
 */
export type Permissions = readonly string[];

/** Those that the program asks for. Accounts may hold others, which properties name. */
export const PERMISSIONS = ['Admin', 'Moderator', 'editstream', 'readfacts', 'fullclips'] as const;
export type Permission = (typeof PERMISSIONS)[number];

export function isAdmin(held: Permissions): boolean {
  return holds(held, 'admin');
}

export function satisfies(held: Permissions, rule: string | undefined): boolean {
  const alternatives = (rule ?? '').split('|').map((name) => name.trim());
  const excluded = alternatives.filter((name) => name.startsWith('!')).map((name) => name.slice(1));
  const required = alternatives.filter((name) => name !== '' && !name.startsWith('!'));

  if (excluded.some((name) => holds(held, name))) return false;
  return required.length === 0 || hasAny(held, required);
}

export function hasAny(held: Permissions, required: Permissions): boolean {
  return isAdmin(held) || required.some((name) => holds(held, name));
}

export function hasAll(held: Permissions, required: Permissions): boolean {
  return isAdmin(held) || required.every((name) => holds(held, name));
}

function holds(held: Permissions, name: string): boolean {
  const lowerCase = name.toLowerCase();
  return held.some((permission) => permission.toLowerCase() === lowerCase);
}
