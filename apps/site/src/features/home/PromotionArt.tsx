import type { Community } from '@mes/contract/community';
import { interpolate } from '../../interpolate';
import * as texts from './texts';

export interface PromotionProps {
  promotion: NonNullable<Community['promotion']>;
  /** Shows the offer of thirty percent. */
  large: boolean;
}

/** A picture of a tub of powder, with 30% or a bolt on its label. */
export function PromotionArt({
  promotion: { brand, code },
  large,
  className,
}: PromotionProps & { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 160 190"
      role="img"
      aria-label={
        large
          ? interpolate(texts.discountArt, { brand, code })
          : interpolate(texts.codeArt, { brand, code })
      }
    >
      <path d="M26 6h108a8 8 0 0 1 8 8v26H18V14a8 8 0 0 1 8-8Z" fill="#0e170b" />
      <path
        d="M30 12h5v22h-5zm16 0h5v22h-5zm16 0h5v22h-5zm16 0h5v22h-5zm16 0h5v22h-5zm16 0h5v22h-5zm16 0h4v22h-4z"
        fill="#26391d"
      />
      <path d="M22 40h116v132a14 14 0 0 1-14 14H36a14 14 0 0 1-14-14Z" fill="#16260f" />
      <path d="M22 62h116v88H22Z" fill="#a9e34b" />
      <path d="M22 62h26v88H22Z" fill="#c6f277" />
      <path d="M118 40h20v132a14 14 0 0 1-14 14h-6Z" fill="#000" opacity="0.22" />
      {large ? (
        <text
          x="82"
          y="125"
          textAnchor="middle"
          fill="#10200a"
          fontSize="52"
          fontWeight="840"
          style={{ fontStretch: '62%' }}
        >
          30%
        </text>
      ) : (
        <path d="M92 70 58 112h20l-8 30 34-42H84Z" fill="#10200a" />
      )}
    </svg>
  );
}
