import { DEFUSE_MAPS } from '@mes/domain/maps/maps';
import { type Skin, skinOf } from '@mes/domain/tournament/name/skin';
import { hash } from '@mes/ui/art/hash';

/** What decides how the cover of an article without a picture is drawn. */
export interface Covered {
  readonly slug: string;
  readonly title: string;
  readonly tags: readonly string[];
}

/** The map that the title names; otherwise any, but always the same one. */
export function coverMap({ slug, title }: Covered): string {
  const named = DEFUSE_MAPS.find((map) => new RegExp(`\\b${map}\\b`).test(title));
  return named ?? DEFUSE_MAPS[hash(slug) % DEFUSE_MAPS.length]!;
}

/** There are more articles than maps: each is seen from one of four places. */
export function coverView({ slug }: Pick<Covered, 'slug'>): number {
  return (hash(slug) >>> 8) % 4;
}

/** The colours of the first tournament among the tags. */
export function coverSkin({ tags }: Pick<Covered, 'tags'>): Skin | null {
  for (const tag of tags) {
    const skin = skinOf(tag);
    if (skin) return skin;
  }
  return null;
}
