/** Amounts are integer cents everywhere. Only texts and the external statistics use dollars. */

/** Ten million dollars: far above any prize pool, and within a 32-bit column. */
export const MAX_CENTS = 1_000_000_000;

export type ParsedMoney =
  | { readonly ok: true; readonly cents: number | null }
  | { readonly ok: false; readonly reason: string };

/** `$12,500`, with cents only if there are any; `-` for null and 0. */
export function formatMoney(cents: number | null | undefined): string {
  if (!cents) return '-';
  const whole = Math.round(Math.abs(cents));
  const dollars = String(Math.floor(whole / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  const remainder = whole % 100;
  return `${cents < 0 ? '-' : ''}$${dollars}${remainder ? `.${String(remainder).padStart(2, '0')}` : ''}`;
}

/**
 * Parses form input: `$12,500`, `12500`, `12,500.5`. Empty and `-` mean no amount. Ambiguous amounts
 * (12.500, 1,25) are refused. Parsing the output of `formatMoney` for a positive amount returns the
 * same cents.
 */
export function parseMoney(text: string): ParsedMoney {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed === '-') return { ok: true, cents: null };

  const match = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?\s*\$?$/.exec(trimmed);
  if (!match) return { ok: false, reason: 'must be an amount such as 12,500 or 12,500.50' };

  const cents =
    Number(match[1]!.replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  if (cents > MAX_CENTS) return { ok: false, reason: `must be at most ${formatMoney(MAX_CENTS)}` };
  return { ok: true, cents };
}

/** For the external statistics, whose users expect dollars. */
export function toDollars(cents: number): number {
  return cents / 100;
}
