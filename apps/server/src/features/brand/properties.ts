import { channels } from '@mes/contract/channels';
import type { CommunitySettings } from '@mes/contract/community';
import type { Json } from '@mes/contract/scalars';
import type { z } from 'zod';
import { communityFields } from '../../platform/community';
import type { Tx } from '../../platform/database/database';
import { pictureReference } from '../../platform/files/store';
import { publish } from '../../platform/outbox/publish';
import type { PropertyDeclaration } from '../properties/service';

const EVERYWHERE = { label: 'Every page', to: '/' };
const HOME = { label: 'Home page', to: '/' };
const FOOTER = { label: 'Foot of every page', to: '/' };
const SCENES = { label: 'Stream scenes', to: '/stream/configuration' };
const SHARED = { label: 'Shared links', to: null };

/** Properties of the brand. The defaults are those of the installation. */
export function brandProperties(defaults: CommunitySettings): readonly PropertyDeclaration[] {
  return [
    brand({
      id: 'brandName',
      type: 'string',
      description: 'The name of the community',
      shownAt: [EVERYWHERE, SHARED, SCENES],
      limits: { maxLength: 60 },
      fallback: defaults.name,
      schema: communityFields.name,
    }),
    brand({
      id: 'brandGame',
      type: 'string',
      description: 'The game that the community plays',
      shownAt: [
        { label: 'About', to: '/about' },
        { label: 'Terms', to: '/termsofservice' },
        SHARED,
      ],
      limits: { maxLength: 60 },
      fallback: defaults.game,
      schema: communityFields.game,
    }),
    brand({
      id: 'brandMark',
      type: 'picture',
      description: 'The logo; without one, the two strokes of the program are shown',
      shownAt: [EVERYWHERE, { label: 'Icon of the installed app', to: null }, SHARED],
    }),
    brand({
      id: 'brandAccent',
      type: 'colour',
      description:
        'The colour of buttons, marks and links outside of tournaments. It is lightened or darkened where it would be illegible',
      shownAt: [EVERYWHERE, SCENES],
      limits: { allowsNone: true },
      fallback: defaults.accent,
      schema: communityFields.accent,
    }),
    brand({
      id: 'brandSupportEmail',
      type: 'string',
      description: 'The e-mail address for questions, and for requests about personal data',
      shownAt: [
        { label: 'Privacy', to: '/privacy' },
        { label: 'Terms', to: '/termsofservice' },
      ],
      limits: { maxLength: 200 },
      fallback: defaults.supportEmail,
      schema: communityFields.supportEmail,
    }),
    brand({
      id: 'brandChatInvite',
      type: 'url',
      description: 'The invitation to the chat of the community, such as a Discord server',
      shownAt: [FOOTER, { label: 'About', to: '/about' }],
      fallback: defaults.chatInvite,
      schema: communityFields.chatInvite,
    }),
    ...(['twitter', 'youtube', 'facebook'] as const).map((network) =>
      brand({
        id: SOCIAL[network],
        type: 'url',
        description: `The page of the community at ${NETWORKS[network]}; none takes the link off the site`,
        shownAt: [FOOTER],
        limits: { allowsNone: true },
        fallback: defaults.social[network],
        schema: communityFields.profile,
      }),
    ),
    brand({
      id: 'homeCards',
      type: 'list',
      description: 'The cards of the home page beside the dashboard. The first is the large one',
      shownAt: [HOME],
      limits: {
        maxItems: 4,
        fields: [
          { key: 'title', label: 'Title', type: 'text', maxLength: 60 },
          { key: 'text', label: 'Text', type: 'text', maxLength: 160 },
          { key: 'button', label: 'Button', type: 'text', maxLength: 30 },
          { key: 'to', label: 'Leads to', type: 'link' },
        ],
      },
      fallback: toJson(defaults.homeCards),
      schema: communityFields.homeCards,
    }),
    brand({
      id: 'homePromotion',
      type: 'list',
      description: 'The affiliate card of the home page; an empty list takes it off',
      shownAt: [HOME],
      limits: {
        maxItems: 1,
        fields: [
          { key: 'brand', label: 'Brand', type: 'text', maxLength: 60 },
          { key: 'url', label: 'Shop', type: 'url' },
          { key: 'code', label: 'Code', type: 'text', maxLength: 60 },
        ],
      },
      fallback: toJson(defaults.promotion ? [defaults.promotion] : []),
    }),
    brand({
      id: 'menuTournaments',
      type: 'list',
      description: 'The tournament pages in the menu, in their order',
      shownAt: [{ label: 'Menu', to: '/' }],
      limits: {
        maxItems: 12,
        fields: [
          { key: 'label', label: 'Label', type: 'text', maxLength: 60 },
          { key: 'to', label: 'Page', type: 'path' },
        ],
      },
      fallback: toJson(defaults.tournaments),
      schema: communityFields.tournaments,
    }),
    brand({
      id: 'teamNames',
      type: 'list',
      description:
        'Teams whose names are shown differently than the rules for short names would have it',
      shownAt: [SCENES, { label: 'Pictures of matches', to: null }],
      limits: {
        maxItems: 100,
        fields: [
          { key: 'name', label: 'Team', type: 'text', maxLength: 60 },
          { key: 'shown', label: 'Shown as', type: 'text', maxLength: 18 },
        ],
      },
      fallback: toJson(defaults.teamNames),
      schema: communityFields.teamNames,
    }),
  ];
}

const SOCIAL = {
  twitter: 'brandTwitter',
  youtube: 'brandYoutube',
  facebook: 'brandFacebook',
} as const;
const NETWORKS = { twitter: 'Twitter', youtube: 'YouTube', facebook: 'Facebook' } as const;

/** The default replaces a value that is missing or no longer valid. */
export function toCommunity(
  values: ReadonlyMap<string, Json>,
  defaults: CommunitySettings,
): CommunitySettings {
  const read = <T>(id: string, schema: z.ZodType<T>, fallback: T): T => {
    const parsed = schema.safeParse(values.get(id));
    return parsed.success ? parsed.data : fallback;
  };
  /** The empty text says that there is none. */
  const readOrNone = <T>(id: string, schema: z.ZodType<T>, fallback: T | null): T | null =>
    values.get(id) === '' ? null : read<T | null>(id, schema, fallback);
  const mark = values.get('brandMark');
  const promotions = values.get('homePromotion');
  return {
    name: read('brandName', communityFields.name, defaults.name),
    game: read('brandGame', communityFields.game, defaults.game),
    supportEmail: read('brandSupportEmail', communityFields.supportEmail, defaults.supportEmail),
    chatInvite: read('brandChatInvite', communityFields.chatInvite, defaults.chatInvite),
    mark: typeof mark === 'string' ? pictureReference(mark)!.url : defaults.mark,
    accent: readOrNone('brandAccent', communityFields.accent, defaults.accent),
    social: {
      twitter: readOrNone(SOCIAL.twitter, communityFields.profile, defaults.social.twitter),
      youtube: readOrNone(SOCIAL.youtube, communityFields.profile, defaults.social.youtube),
      facebook: readOrNone(SOCIAL.facebook, communityFields.profile, defaults.social.facebook),
    },
    promotion: Array.isArray(promotions)
      ? (communityFields.promotion.safeParse(promotions[0]).data ?? null)
      : defaults.promotion,
    homeCards: read('homeCards', communityFields.homeCards, defaults.homeCards),
    tournaments: read('menuTournaments', communityFields.tournaments, defaults.tournaments),
    teamNames: read('teamNames', communityFields.teamNames, defaults.teamNames),
  };
}

type BrandProperty = Pick<
  PropertyDeclaration,
  'id' | 'type' | 'description' | 'shownAt' | 'limits' | 'fallback'
> & { readonly schema?: z.ZodType };

function brand({ schema, ...declaration }: BrandProperty): PropertyDeclaration {
  const isNone = (value: Json) =>
    value === null || (value === '' && declaration.limits?.allowsNone === true);
  return {
    ...declaration,
    group: 'brand',
    value: null,
    validate: (value) => (isNone(value) || !schema ? null : problemOf(schema, value)),
    afterWrite: publishChange,
  };
}

function problemOf(schema: z.ZodType, value: Json): string | null {
  return schema.safeParse(value).error?.issues[0]?.message ?? null;
}

async function publishChange(tx: Tx): Promise<void> {
  await publish(tx, channels.brand(), 'brand.changed', {});
}

/** Settings hold nothing but JSON; their types are read-only. */
function toJson(value: object): Json {
  return JSON.parse(JSON.stringify(value)) as Json;
}
