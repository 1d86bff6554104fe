/**
 * Who may do what. The same functions decide in the server, the menu and the client.
 *
 * A rule names alternatives separated by a pipe (`Admin|editstream`); `!` before a name asks that
 * it is not held. Names are compared ignoring case, and `admin` passes every rule that does not
 * exclude by `!`: an exclusion is judged first, so `!Admin` hides from admins.
 */
export type Permissions = readonly string[];

export function isAdmin(held: Permissions): boolean {
  return holds(held, 'admin');
}

export function satisfies(held: Permissions, rule: string | undefined): boolean {
  const alternatives = (rule ?? '').split('|').map((name) => name.trim());
  const excluded = alternatives.filter((name) => name.startsWith('!')).map((name) => name.slice(1));
  const wanted = alternatives.filter((name) => name !== '' && !name.startsWith('!'));

  if (excluded.some((name) => holds(held, name))) return false;
  return wanted.length === 0 || hasAny(held, wanted);
}

export function hasAny(held: Permissions, wanted: Permissions): boolean {
  return isAdmin(held) || wanted.some((name) => holds(held, name));
}

export function hasAll(held: Permissions, wanted: Permissions): boolean {
  return isAdmin(held) || wanted.every((name) => holds(held, name));
}

function holds(held: Permissions, name: string): boolean {
  const wanted = name.toLowerCase();
  return held.some((own) => own.toLowerCase() === wanted);
}
