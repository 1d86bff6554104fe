import { DEFUSE_MAPS } from '@mes/domain/maps/maps';
import { type Skin, skinOf } from '@mes/domain/tournament/name/skin';
import { hash } from '@mes/ui/art/hash';

/** What determines the cover of an article without a picture. */
export interface CoverSource {
  readonly slug: string;
  readonly title: string;
  readonly tags: readonly string[];
}

/** The map named in the title, or else one chosen by the slug. */
export function coverMap({ slug, title }: CoverSource): string {
  const named = DEFUSE_MAPS.find((map) => new RegExp(`\\b${map}\\b`).test(title));
  return named ?? DEFUSE_MAPS[hash(slug) % DEFUSE_MAPS.length]!;
}

/** One of four sections of the map, so that covers of the same map differ. */
export function coverView({ slug }: Pick<CoverSource, 'slug'>): number {
  return (hash(slug) >>> 8) % 4;
}

/** The skin of the first tournament among the tags. */
export function coverSkin({ tags }: Pick<CoverSource, 'tags'>): Skin | null {
  for (const tag of tags) {
    const skin = skinOf(tag);
    if (skin) return skin;
  }
  return null;
}
