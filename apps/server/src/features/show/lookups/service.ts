/** Looks up what operators name: matches, players, teams, sponsors, templates. */
import { InvalidParameter } from '@mes/contract/errors';
import type { ShowActInput } from '@mes/contract/show-schemas';
import type { ShowAct } from '@mes/domain/show/acts';
import type { NewItem } from '@mes/domain/show/run';
import type { ChannelItem } from '@mes/domain/show/state';
import { type TemplateInput, templateItems } from '@mes/domain/show/templates';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../platform/database/database';
import { findSummaries } from '../../matches/summaries/service';
import { readCard, readSpeakers } from '../../stream/acts/service';
import { listSponsors } from '../../stream/sponsors/service';
import type { SeriesAct } from '../series/views';
import { texts } from '../texts';

type NamedAct = Exclude<ShowActInput, SeriesAct>;
type ItemInput = Extract<NamedAct, { act: 'set_next' }>['item'];

export async function lookUp(db: Db, input: NamedAct, now: number): Promise<ShowAct> {
  switch (input.act) {
    case 'preview':
      await assertMatches(db, [input.cue.match]);
      return input;
    case 'edit_preview':
      await assertMatches(db, [input.change.match]);
      return input;
    case 'edit_item':
      await assertMatches(db, [input.change.cue?.match]);
      return input;
    case 'add_items':
      await assertMatches(
        db,
        input.items.map(({ cue }) => cue.match),
      );
      return input;
    case 'replace_run':
      await assertMatches(db, input.matches);
      return { act: input.act, items: readTemplate(input) };
    case 'set_next':
      return { act: input.act, item: await readItem(db, input.item, now) };
    case 'preview_item':
    case 'step_preview':
    case 'take':
    case 'safe_card':
    case 'clear_overlays':
    case 'channel_in':
    case 'channel_out':
    case 'channel_next':
    case 'add_preview':
    case 'move_items':
    case 'skip_items':
    case 'duplicate_item':
    case 'delete_items':
      return input;
  }
}

function readTemplate(input: TemplateInput): NewItem[] {
  const items = templateItems(input);
  // An empty run would replace a real one.
  if (items.length === 0) throw new InvalidParameter('package', texts.noSuchPackage);
  return items;
}

async function readItem(db: Db, input: ItemInput, now: number): Promise<ChannelItem> {
  const id = uuidv7();
  if (input.channel === 'sponsor') {
    await assertSponsor(db, input.sponsor);
    return { id, ...input };
  }
  if (input.channel === 'lower_third')
    return { id, channel: input.channel, speakers: await readSpeakers(db, input.speakers) };
  const { channel, ...named } = input;
  return { id, channel, card: await readCard(db, named, now) };
}

async function assertSponsor(db: Db, sponsorId: string | null): Promise<void> {
  if (sponsorId === null) return;
  const saved = await listSponsors(db);
  if (!saved.some(({ id }) => id === sponsorId))
    throw new InvalidParameter('sponsor', texts.noSuchSponsor);
}

async function assertMatches(db: Db, given: readonly (string | null | undefined)[]): Promise<void> {
  const ids = [...new Set(given.filter((id) => id != null))];
  const known = await findSummaries(db, ids);
  if (known.length < ids.length) throw new InvalidParameter('match', texts.noSuchMatch);
}
