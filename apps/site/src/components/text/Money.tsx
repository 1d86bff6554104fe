import { formatMoney } from '@mes/domain/money/money';

export interface MoneyProps {
  /** Integer cents. */
  cents: number | null | undefined;
  className?: string;
}

/** `$12,500`, or `-` when there is none. */
export function Money({ cents, className }: MoneyProps) {
  return <span className={className}>{formatMoney(cents)}</span>;
}
