/** Money is integer cents everywhere; only people and the external statistics see dollars. */

/** Ten million dollars: far above any prize pool, and within a 32-bit column. */
export const MAX_CENTS = 1_000_000_000;

export type ParsedMoney =
  | { readonly ok: true; readonly cents: number | null }
  | { readonly ok: false; readonly reason: string };

/** `$12,500`, with cents only when there are some; `-` for none, and nothing earned is none. */
export function format(cents: number | null | undefined): string {
  if (!cents) return '-';
  const whole = Math.round(Math.abs(cents));
  const dollars = String(Math.floor(whole / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  const rest = whole % 100;
  return `${cents < 0 ? '-' : ''}$${dollars}${rest ? `.${String(rest).padStart(2, '0')}` : ''}`;
}

/**
 * Reads what a person types into a form: `$12,500`, `12500`, `12,500.5`. Empty and `-` mean none.
 * An amount that could be read in two ways (12.500, 1,25) is refused rather than guessed, and what
 * `format` writes for an amount above nothing reads back as the same cents.
 */
export function parse(text: string): ParsedMoney {
  const typed = text.trim();
  if (typed === '' || typed === '-') return { ok: true, cents: null };

  const match = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?\s*\$?$/.exec(typed);
  if (!match) return { ok: false, reason: 'must be an amount such as 12,500 or 12,500.50' };

  const cents =
    Number(match[1]!.replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  if (cents > MAX_CENTS) return { ok: false, reason: `must be at most ${format(MAX_CENTS)}` };
  return { ok: true, cents };
}

/** For the external statistics, the one place whose readers expect dollars. */
export function toDollars(cents: number): number {
  return cents / 100;
}
