import type { KnownField } from '@mes/domain/forms/known-fields';
import { interpolate } from '../../../interpolate';
import * as texts from '../texts';

export function labelOf({ field: { label }, removed }: KnownField): string {
  return removed ? interpolate(texts.removedField, { label }) : label;
}
