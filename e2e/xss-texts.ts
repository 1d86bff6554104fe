/** Plants payloads in every text that the product stores, as the people who may write it. */
import type { UploadedImage } from '@mes/contract/files';
import type { XssDesk } from './xss-desk';

/** What the planting has made, for the addresses of pages. */
export interface PlantedPages {
  readonly articleSlug: string;
  readonly articleId: string;
  readonly matchId: string;
  readonly giveawayId: string;
  readonly ticketId: string;
  readonly channelId: string;
  readonly leagueId: string;
  readonly tournamentId: string;
  readonly clipId: string;
  readonly formId: string;
}

const DAY = 86_400_000;
const TEAM = 'Night Harbor';
const OTHER_TEAM = 'Kestrel';
const HOSTILE_LINK = 'https://youtube.com/@x?"><b onclick=__xss() class=xss>';
/** For names, which may not contain < and >. */
const QUOTED = `"onx=__xss() '`;
/** A link that is one, with what leaves an attribute or a tag. */
const LINK = 'https://x.invalid/"onmouseover=__xss()/><img src=x onerror=__xss() class=xss>';

export async function plantTexts(desk: XssDesk): Promise<PlantedPages> {
  const article = await plantArticle(desk);
  const matchId = await plantMatch(desk);
  const [giveawayId, ticketId, channelId, leagueId, tournamentId, clipId, formId] =
    await Promise.all([
      plantGiveaway(desk),
      plantTicket(desk),
      plantChat(desk),
      plantLeague(desk),
      plantTournament(desk),
      plantClips(desk),
      plantForm(desk),
      plantTutorials(desk),
      plantAnnouncement(desk),
      plantMessages(desk),
      plantProfiles(desk),
      plantStream(desk),
      plantShow(desk),
      plantStaffTexts(desk),
      plantStore(desk),
      plantVoting(desk),
      plantNames(desk),
      plantApiKeys(desk),
    ]);
  return {
    ...article,
    ...{ matchId, giveawayId, ticketId, channelId, leagueId, tournamentId, clipId, formId },
  };
}

async function plantArticle({ plant, call }: XssDesk) {
  const content = (text: (max: number) => string) => ({
    title: text(120),
    summary: text(300),
    html: `<h2>${text(200)}</h2><p>${text(100_000)}</p>`,
    picture: null,
    tags: [text(24)],
  });
  const created = await plant('articles.create', 'moderator', content);
  const { id, revision } = created;
  const edited = await plant('articles.edit', 'moderator', (text) => ({
    ...{ id, revision },
    ...content(text),
  }));
  const published = await call('articles.publish', 'moderator', { id, revision: edited.revision });
  return { articleId: id as string, articleSlug: published.slug as string };
}

async function plantMatch({ plant, call }: XssDesk): Promise<string> {
  const match = await plant('matches.create', 'moderator', (text) => ({
    ...{ teamA: TEAM, teamB: OTHER_TEAM, bestOf: 3, startsAt: Date.now() + 600_000 },
    round: text(60),
    streamLink: LINK,
    vod: { link: LINK, starts: [0] },
    maps: [{ map: 'Raid', server: text(60) }],
  }));
  const { id, revision } = match;
  await plant('matches.update', 'moderator', (text) => ({
    ...{ id, revision, round: text(60), streamLink: LINK, vod: { link: LINK, starts: [0] } },
    maps: [{ map: 'Raid', server: text(60) }],
  }));
  await plant('capture.createMaps', 'moderator', (text) => ({
    match: id,
    maps: [{ map: 'Raid', server: text(60) }],
  }));
  await plant('rooms.setLobby', 'moderator', (text) => ({ id, lobby: text(500) }));
  await plant('rooms.send', 'leader', (text) => ({ id, text: text(500) }));
  await plant('rooms.callStaff', 'leader', (text) => ({ id, reason: text(500) }));
  await call('matches.get', null, { id });
  await plantComments({ plant, call }, id);
  return id;
}

/** As a moderator: links in payloads are refused from others. */
async function plantComments(
  { plant, call }: Pick<XssDesk, 'plant' | 'call'>,
  match: string,
): Promise<void> {
  const comment = await plant('matchComments.add', 'moderator', (text) => ({
    ...{ match, text: text(1_000) },
  }));
  const { id } = comment;
  await plant('matchComments.edit', 'moderator', (text) => ({ id, text: text(1_000) }));
  await plant('matchComments.report', 'leader', (text) => ({
    ...{ id, reason: 'other', note: text(1_000) },
  }));
  const other = await call('matchComments.add', 'leader', { match, text: 'Removed in a moment' });
  await plant('matchComments.remove', 'moderator', (text) => ({
    ...{ id: other.id, reason: text(300) },
  }));
}

async function plantGiveaway({ plant, call }: XssDesk): Promise<string> {
  const now = Date.now();
  const giveaway = (text: (max: number) => string, code: string) => ({
    title: text(100),
    description: text(5_000),
    rewards: [{ name: text(100), count: 1, value: null }],
    ...{ code, opensAt: now - 60_000, closesAt: now + DAY },
  });
  const { id } = await plant('giveaways.create', 'admin', (text) => giveaway(text, 'first-code'));
  await call('giveaways.enter', 'member', { code: 'first-code' });
  // Rewards can change until it opens.
  const later = await plant('giveaways.createPromotion', 'admin', (text) => ({
    ...giveaway(text, 'second-code'),
    opensAt: now + DAY / 2,
  }));
  await plant('giveaways.edit', 'admin', (text) => ({
    ...giveaway(text, 'second-code'),
    ...{ id: later.id, revision: later.revision, opensAt: now + DAY / 2 },
  }));
  await plant('giveawayReview.voidEntries', 'admin', (text) => ({
    ...{ id, players: ['member'], reason: text(300) },
  }));
  return id;
}

async function plantTicket({ plant }: XssDesk): Promise<string> {
  const ticket = await plant('support.open', 'member', (text) => ({
    ...{ category: 'technical', subject: text(120), text: text(4_000) },
  }));
  const { id } = ticket;
  await plant('support.answer', 'moderator', (text) => ({ id, text: text(4_000) }));
  await plant('support.addNote', 'moderator', (text) => ({ id, text: text(4_000) }));
  const answer = await plant('support.addCannedAnswer', 'moderator', (text) => ({
    ...{ title: text(80), text: text(4_000) },
  }));
  await plant('support.editCannedAnswer', 'moderator', (text) => ({
    ...{ id: answer.id, revision: answer.revision, title: text(80), text: text(4_000) },
  }));
  return id;
}

async function plantChat({ plant, call }: XssDesk): Promise<string> {
  const channel = await plant('chat.createChannel', 'moderator', (text) => ({
    ...{ name: text(32), about: text(160), links: 'on', slowModeSeconds: 0 },
  }));
  const id = channel?.id ?? 'general';
  await plant('chat.editChannel', 'moderator', (text) => ({
    ...{ id, name: text(32), about: text(160), links: 'on', slowModeSeconds: 0 },
  }));
  const message = await plant('chat.send', 'member', (text) => ({
    channel: id,
    text: text(1_000),
  }));
  await plant('chat.edit', 'member', (text) => ({ id: message.id, text: text(1_000) }));
  await plant('chat.report', 'leader', (text) => ({
    ...{ id: message.id, reason: 'other', note: text(1_000) },
  }));
  const other = await call('chat.send', 'leader', { channel: id, text: 'Removed in a moment' });
  await plant('chat.remove', 'moderator', (text) => ({ id: other.id, reason: text(300) }));
  await plant('chat.timeOut', 'moderator', (text) => ({
    ...{ player: 'leader', minutes: 5, reason: text(300) },
  }));
  await plant('chat.addWord', 'moderator', (text) => ({ word: text(40) }));
  return id;
}

async function plantLeague({ plant }: XssDesk): Promise<string> {
  const league = await plant('pickem.createLeague', 'member', () => ({ name: QUOTED }));
  return league?.id ?? '';
}

async function plantTournament({ plant, call }: XssDesk): Promise<string> {
  const id = 'StoredTextsS1EU';
  const stage = { format: 'single_elimination', thirdPlaceMatch: false, bestOf: 3 };
  const texts = (text: (max: number) => string) => ({
    name: QUOTED,
    description: text(20_000),
    rules: text(50_000),
    streamLink: LINK,
    stages: [{ ...stage, name: text(60), rounds: [], advances: [] }],
    prizes: [{ from: 1, to: 1, amount: 0, extra: text(120) }],
  });
  const created = await plant('tournaments.create', 'admin', (text) => ({
    ...{ id, startsAt: Date.now() + 9 * DAY, region: 'EU' },
    ...texts(text),
  }));
  await plant('tournaments.update', 'admin', (text) => ({
    ...{ id, revision: created.revision, state: 'announced' },
    ...texts(text),
  }));
  await plant('tournaments.duplicate', 'admin', () => ({
    ...{ id, newId: 'StoredTextsS2EU', name: `${QUOTED} 2` },
  }));
  const listed = await call('tournaments.list', null, { state: 'signup_open' });
  const open = (listed as { id: string }[])[0]!.id;
  await call('tournaments.addTeam', 'moderator', { id: open, team: TEAM }).catch(() => {});
  await plant('tournaments.decide', 'moderator', (text) => ({
    ...{ id: open, team: TEAM, state: 'declined', reason: text(500) },
  }));
  return id;
}

async function plantClips({ plant }: XssDesk): Promise<string> {
  const clip = await plant('highlights.create', 'member', (text) => ({
    ...{ title: text(100), url: `https://www.youtube.com/watch?v=dQw4w9WgXcQ&x=${LINK}` },
  }));
  await plant('highlights.tag', 'clipper', (text) => ({
    ...{ id: clip.id, revision: clip.revision, title: text(100), kind: 'ace' },
  }));
  return clip.id;
}

async function plantForm({ plant, call }: XssDesk): Promise<string> {
  const content = (text: (max: number) => string) => {
    const field = () => ({ label: text(200), help: text(500), required: true, condition: null });
    const option = { id: 'one', label: text(120) };
    return {
      ...{ title: text(120), description: text(2_000), anonymous: false, changeable: true },
      ...{ audience: { kind: 'everyone' }, maxResponses: null, rewardPoints: 5, photoField: null },
      fields: [
        { ...field(), id: 'why', kind: 'text', long: true },
        { ...field(), id: 'which', kind: 'choice', options: [option], many: false, other: true },
        { ...field(), id: 'all', kind: 'choice', options: [option], many: true, other: true },
      ],
    };
  };
  const { id, revision } = await plant('forms.create', 'moderator', content);
  const edited = await plant('forms.edit', 'moderator', (text) => ({
    ...{ id, revision },
    ...content(text),
  }));
  await call('forms.open', 'moderator', { id, revision: edited.revision });
  const response = await plant('forms.setResponse', 'member', (text) => ({
    id,
    answers: { why: text(5_000), which: `other:${text(200)}`, all: [`other:${text(200)}`] },
  }));
  await plant('forms.refuseResponse', 'moderator', (text) => ({
    ...{ id: response.id, reason: text(500) },
  }));
  return id;
}

async function plantTutorials({ plant, call }: XssDesk): Promise<void> {
  const tip = (text: (max: number) => string) => ({
    ...{ title: text(80), category: 'aim', html: `<p>${text(2_000)}</p>` },
  });
  const { id, revision } = await plant('tutorials.createTip', 'moderator', tip);
  const edited = await plant('tutorials.editTip', 'moderator', (text) => ({
    ...{ id, revision },
    ...tip(text),
  }));
  await call('tutorials.publishTip', 'moderator', { id, revision: edited.revision });
  const page = await call('tutorials.weapons', null);
  const [weapon, ...weapons] = page.weapons as object[];
  await plant('tutorials.editWeapons', 'moderator', (text) => ({
    revision: page.revision,
    weapons: [{ ...weapon, name: text(40) }, ...weapons],
  }));
  const callouts = await call('tutorials.callouts', null);
  await plant('tutorials.editCallouts', 'moderator', (text) => ({
    revision: callouts.revision,
    callouts: [{ map: 'Raid', name: text(40), hint: text(120) }],
  }));
}

async function plantAnnouncement({ plant, call }: XssDesk): Promise<void> {
  const content = (text: (max: number) => string) => ({
    ...{
      title: text(80),
      text: text(280),
      tone: 'info',
      button: { label: text(30), to: 'https://x.invalid/?a=javascript:__xss()' },
    },
    ...{ audience: 'everyone', tournamentId: null, notifies: true, endsAt: null },
  });
  const { id, revision } = await plant('announcements.create', 'admin', content);
  const edited = await plant('announcements.edit', 'admin', (text) => ({
    ...{ id, revision },
    ...content(text),
  }));
  await call('announcements.publish', 'admin', { id, revision: edited.revision });
}

async function plantMessages({ plant, call }: XssDesk): Promise<void> {
  await plant('messages.privateConversation', 'member', (text) => ({
    ...{ action: 'send_message', userId: 'leader', message: text(2_000) },
  }));
  const conversation = await call('messages.privateConversation', 'leader', {
    ...{ action: 'get_conversation', userId: 'member' },
  });
  const messages = (conversation.messages ?? conversation) as { id: string; author?: string }[];
  const messageId = messages.at(-1)!.id;
  await plant('messages.report', 'leader', (text) => ({
    ...{ messageId, reason: 'other', note: text(1_000) },
  }));
  const reports = await call('messages.reports', 'moderator', {});
  const [report] = reports as { id: string }[];
  await plant('messages.resolveReport', 'moderator', (text) => ({
    ...{ id: report!.id, outcome: 'dismissed', note: text(1_000) },
  }));
}

async function plantProfiles({ plant, call }: XssDesk): Promise<void> {
  await plant('players.changeDescription', 'member', (text) => ({ description: text(2_000) }));
  await plant('players.changeDescription', 'leader', (text) => ({
    ...{ team: TEAM, description: text(2_000) },
  }));
  await plant('players.lookForTeam', 'newcomer', (text) => ({ looking: true, note: text(280) }));
  const { profileVersion: version } = await call('accounts.me', 'newcomer');
  await plant('players.saveProfile', 'newcomer', (text) => ({
    version,
    name: `${QUOTED} 2`,
    description: text(2_000),
    links: [{ kind: 'youtube', url: HOSTILE_LINK }],
    search: { looking: true, note: text(280) },
  }));
  await plant('players.setFacts', 'caster', (text) => ({
    ...{ target_id: 'member', facts: text(10_000) },
  }));
  await plant('stream.setPronunciation', 'caster', (text) => ({
    ...{ player: 'member', pronunciation: text(80) },
  }));
  await plant('teams.addInformation', 'caster', (text) => ({ team: TEAM, text: text(500) }));
  await plant('players.changeLinks', 'member', () => ({
    links: [{ kind: 'youtube', url: HOSTILE_LINK }],
  }));
}

async function plantStream({ plant }: XssDesk): Promise<void> {
  await plant('stream.configure', 'streamer', (text) => ({
    Tournament: text(120),
    Round: text(60),
    normTeam1: text(32),
    normTeam2: text(32),
    other: text(10_000),
  }));
  await plant('stream.configureByAction', 'streamer', (text) => ({
    Tournament: text(120),
    Round: text(60),
    normTeam1: text(32),
    normTeam2: text(32),
    other: text(10_000),
  }));
  const speakers = (text: (max: number) => string) => [{ name: text(40), detail: text(60) }];
  for (const act of [
    (text: (max: number) => string) => ({ act: 'lower_third', speakers: speakers(text) }),
    (text: (max: number) => string) => ({ act: 'interview', speakers: speakers(text) }),
    (text: (max: number) => string) => ({ act: 'message', title: text(60), text: text(160) }),
    (text: (max: number) => string) => ({ act: 'countdown', seconds: 900, label: text(60) }),
    (text: (max: number) => string) => ({
      ...{ act: 'info_card', title: text(60), text: text(160) },
      figures: [{ label: text(20), value: text(20) }],
    }),
    (text: (max: number) => string) => ({
      act: 'preview',
      scene: { group: 'embers-s3', scene: 'versus', tournament: text(100), round: text(60) },
    }),
  ]) {
    await plant('stream.direct', 'streamer', (text) => ({ act: act(text) }));
  }
  await plant('stream.createToken', 'streamer', (text) => ({ name: text(60), acts: ['take'] }));
  await plant('stream.saveSpeaker', 'streamer', (text) => ({ name: text(40), detail: text(60) }));
}

async function plantShow({ plant, call }: XssDesk): Promise<void> {
  type Text = (max: number) => string;
  const cue = (text: Text) => ({
    ...{ scene: 'breaktime', package: 'embers-s3', tournament: text(100), round: text(60) },
    texts: { title: text(60), text: text(160) },
  });
  const act = (fill: (text: Text) => object) =>
    plant('show.act', 'streamer', (text) => ({ act: fill(text) }));
  const item = (text: Text) => ({ cue: cue(text), notes: text(500) });
  const desk = await act((text) => ({ act: 'add_items', items: [item(text)], after: null }));
  const { id } = desk.run[0] as { id: string };
  await act((text) => ({ act: 'edit_item', id, change: item(text) }));
  await act((text) => ({ act: 'preview', cue: cue(text) }));
  await act((text) => ({ act: 'edit_preview', change: cue(text) }));
  const speakers = (text: Text) => [{ name: text(40), detail: text(60) }];
  await act((text) => ({
    act: 'set_next',
    item: { channel: 'lower_third', speakers: speakers(text) },
  }));
  const card = (text: Text) => ({ channel: 'info_card', title: text(60), text: text(160) });
  await act((text) => ({ act: 'set_next', item: card(text) }));
  const { key } = await call('show.sources', 'streamer');
  await plant('show.painted', 'streamer', (text) => ({
    ...{ key, source: 'program', instance: 'planted', revision: 0, isShown: true },
    fault: text(300),
  }));
  // On air: the outputs show them.
  const onAir = [
    { act: 'take', transition: 'cut' },
    { act: 'channel_in', channel: 'lower_third' },
    { act: 'channel_in', channel: 'info_card' },
  ];
  for (const each of onAir) await call('show.act', 'streamer', { act: each });
  await act((text) => ({
    act: 'configure',
    edit: {
      Tournament: text(120),
      Round: text(60),
      normTeam1: text(32),
      normTeam2: text(32),
      other: text(10_000),
    },
  }));
}

async function plantStaffTexts({ plant, call }: XssDesk): Promise<void> {
  const { entries } = await plant('notes.change', 'moderator', (text) => ({
    add: { about: 'member', note: text(5_000) },
  }));
  const { noteId } = (entries as { noteId: string }[])[0]!;
  await plant('notes.change', 'moderator', (text) => ({
    edit: { about: 'member', noteId, note: text(5_000) },
  }));
  await plant('notes.change', 'moderator', (text) => ({
    update: {
      about: 'clipper',
      ban: { reason: text(1_000), scope: 'voting', until: null },
    },
  }));
  await plant('logs.recordEvent', 'member', (text) => ({
    ...{ id: 'member', event: 'page.error', path: text(500), message: text(2_000) },
    details: { note: text(500) },
  }));
  const logged = await call('logs.search', 'moderator');
  await plant('logs.edit', 'admin', (text) => ({
    _id: (logged as { _id: string }[])[0]!._id,
    update: { path: text(500), message: text(2_000), details: { note: text(500) } },
  }));
  await plant('logs.saveSearch', 'moderator', (text) => ({
    ...{ log: 'player', name: text(60), query: text(200) },
  }));
  await plant('properties.create', 'admin', (text) => ({
    ...{ id: 'storedText', type: 'string', value: text(500), description: text(500) },
  }));
  await plant('properties.create', 'admin', (text) => ({
    ...{ id: 'storedJson', type: 'json', value: { note: text(500) }, description: text(500) },
  }));
  await plant('properties.write', 'admin', (text) => ({ id: 'storedText', value: text(500) }));
  await plant('properties.write', 'admin', (text) => ({
    ...{ id: 'storedJson', value: { note: text(500) } },
  }));
  await plant('queue.whitelist', 'admin', (text) => ({ label: text(80) }));
  await plant('staff.addActivity', 'admin', (text) => ({
    ...{ user: 'moderator', kind: text(40), points: 1, note: text(500) },
  }));
  await plant('terminal.eval', 'admin', (text) => ({ code: text(20_000) }));
}

async function plantStore({ plant, call }: XssDesk): Promise<void> {
  const item = (text: (max: number) => string) => ({
    ...{ title: text(80), description: text(600), picture: null, price: 1, stock: null },
    ...{ perPerson: null, availableFrom: null, availableUntil: null },
  });
  const { id, revision } = await plant('store.createItem', 'admin', item);
  await plant('store.editItem', 'admin', (text) => ({ id, revision, ...item(text) }));
  for (const [name, field, max] of [
    ['store.fulfil', 'note', 1_000],
    ['store.refuse', 'reason', 1_000],
  ] as const) {
    const order = await call('store.order', 'member', { id, price: 1 });
    await plant(name, 'moderator', (text) => ({ id: order.id, [field]: text(max) }));
  }
}

async function plantVoting({ plant, call }: XssDesk): Promise<void> {
  const match = await plant('voting.createMatch', 'moderator', (text) => ({
    ...{ teamA: TEAM, teamB: OTHER_TEAM, round: text(60), locksAt: Date.now() + DAY },
  }));
  await call('voting.castVote', 'member', { id: match.id, team: TEAM, points: 1 });
  await plant('votingReview.voidVote', 'moderator', (text) => ({
    ...{ match: match.id, player: 'member', reason: text(300) },
  }));
}

/** Names have rules of their own; what they let through is planted. */
async function plantNames({ plant }: XssDesk): Promise<void> {
  await plant('players.changeName', 'streamer', () => ({ name: QUOTED }));
  await plant('teams.create', 'clipper', () => ({ name: QUOTED, tag: 'xss"', region: 'EU' }));
  await plant('teams.changeName', 'clipper', () => ({ team: QUOTED, name: `${QUOTED} 2` }));
  await plant('teams.changeTag', 'clipper', () => ({ team: `${QUOTED} 2`, tag: "xss'" }));
}

async function plantApiKeys({ plant }: XssDesk): Promise<void> {
  await plant('apiKeys.create', 'member', (text) => ({ name: text(60), scopes: ['read'] }));
}

/** Pictures with hostile names; what is stored has a name of the server. */
export async function plantPictures({ plant, call }: XssDesk, png: Buffer): Promise<void> {
  const data = png.toString('base64');
  await plant('files.uploadImage', 'moderator', (text) => ({
    ...{ encoded: data, path: 'article', name: text(200) },
  }));
  const sponsor = { encoded: data, path: 'sponsor', name: 'sponsor.png' };
  const { filename } = (await call('files.uploadImage', 'streamer', sponsor)) as UploadedImage;
  await plant('stream.saveSponsor', 'streamer', (text) => ({ name: text(60), picture: filename }));
  await plant('support.uploadPicture', 'member', (text) => ({ filename: text(200), data }));
  await plant('players.changePhoto', 'admin', (text) => ({
    photo: { filename: text(200), data },
  }));
  await call('properties.write', 'admin', { id: 'pictureApproval', value: true });
  await plant('players.changePhoto', 'member', (text) => ({
    photo: { filename: text(200), data },
  }));
  const [waiting] = (await call('pictureApproval.list', 'moderator')) as { id: string }[];
  await plant('pictureApproval.reject', 'moderator', (text) => ({
    ...{ id: waiting!.id, reason: text(500) },
  }));
  await plant('teams.editLogo', 'admin', (text) => ({ team: TEAM, filename: text(200), data }));
  const [tournament] = (await call('tournaments.list', null, {})) as { id: string }[];
  await plant('tournaments.editPicture', 'admin', (text) => ({
    id: tournament!.id,
    picture: { filename: text(200), data },
  }));
}

/** Every way to send a picture. */
export const PICTURE_FIELDS: readonly string[] = [
  'files.uploadImage encoded',
  'forms.uploadPicture data',
  'players.changePhoto photo.data',
  'support.uploadPicture data',
  'teams.create logo.data',
  'teams.editLogo data',
  'tournaments.editPicture picture.data',
];

/** A file sent in each of these ways. */
export function pictureUploads(
  picture: { readonly filename: string; readonly data: string },
  { tournamentId }: PlantedPages,
): { field: string; as: string; input: Record<string, unknown> }[] {
  const { filename: name, data: encoded } = picture;
  const inputs: Readonly<Record<string, Record<string, unknown>>> = {
    'files.uploadImage encoded': { path: 'article', name, encoded },
    'forms.uploadPicture data': { id: 'player-photo-reward', ...picture },
    'players.changePhoto photo.data': { photo: picture },
    'support.uploadPicture data': { ...picture },
    'teams.create logo.data': { name: 'Own Logo', tag: 'OWN', region: 'EU', logo: picture },
    'teams.editLogo data': { team: TEAM, ...picture },
    'tournaments.editPicture picture.data': { id: tournamentId, picture },
  };
  return Object.entries(inputs).map(([field, input]) => {
    // Only somebody without a team can create one.
    return { field, as: field.startsWith('teams.create') ? 'caster' : 'admin', input };
  });
}

/** Names of what exists: another text is not found. */
const REFERENCE = /(?:^|\.| )(?:team|teamA|teamB|teams\[\]|id|ids\[\])$/;

/** Fields that are not planted, and why. A new field of the same call is not among them. */
const NOT_PLANTED: Readonly<Record<string, readonly string[]>> = {
  'names something that the program knows': [
    'accountAdmin.setPermission permission',
    ...['show.act act.cue.', 'show.act act.change.', 'show.act act.items[].cue.']
      .concat('show.act act.change.cue.', 'show.act act.')
      .flatMap((path) => [`${path}package`, ...(path.endsWith('act.') ? [] : [`${path}scene`])]),
    ...['group', 'scene', 'scene.group', 'scene.scene'].map(
      (field) => `stream.direct act.${field}`,
    ),
  ],
  'names something that is there': [
    ...['add', 'edit', 'delete', 'restore', 'update'].map((part) => `notes.change ${part}.about`),
    'notes.change delete.note',
    'chat.deleteWord word',
    'forms.create fields[].condition.values[]',
    'forms.edit fields[].condition.values[]',
    'pickem.save picks.*[]',
    'teams.deleteInformation text',
    'voting.openRound round',
  ],
  'is compared, and not stored': [
    ...['code', 'redirect_uri', 'device'].map((field) => `accounts.login ${field}`),
    'accounts.playerLogin secret',
    'accounts.saveSession secret',
    'accounts.claimAdmin code',
    'accounts.deleteAccount name',
    'chat.search query',
    'pickem.save setup',
    'players.saveProfile version',
    'rooms.takeTurn token',
    'rooms.undoTurn token',
    'show.painted key',
    'teams.join invitation',
    ...['dismissCluster', 'voidCluster'].flatMap((call) => [
      `votingReview.${call} key`,
      `votingReview.${call} version`,
    ]),
  ],
  'is stored as a hash': ['players.saveProfile deviceId', 'players.changeDeviceId deviceId'],
  'is an address that the server calls, and not shown': ['push.pushEndpoint endpoint'],
  'is the bytes of a picture, which is made anew': PICTURE_FIELDS,
  'is a name that is not stored': ['forms.uploadPicture filename', 'teams.create logo.filename'],
  'is planted with the uploads': ['notes.addAttachment name'],
  'is sent to Discord and not shown here': [
    'discord.sendEmbed content',
    ...['title', 'description', 'url', 'image', 'thumbnail', 'footer']
      .concat('fields[].name', 'fields[].value')
      .map((field) => `discord.sendEmbed embed.${field}`),
  ],
  'is stored as that of another call': [
    // matches.create
    'brackets.createMatchups round',
    'brackets.createMatchups matchups[].round',
    // tournaments.decide
    'tournaments.editRoster reason',
    // votingReview.voidVote
    'votingReview.voidCluster reason',
  ],
  'needs leaders of both teams; staff read it as they read a call for staff': [
    'matches.disputeResult reason',
    'matches.ruleDispute reason',
  ],
  'needs a giveaway that is drawn; staff read it in the list of requests': [
    'store.claimReward message',
  ],
};

export const EXEMPT_FIELDS: ReadonlySet<string> = new Set(Object.values(NOT_PLANTED).flat());

/** Whether a field of `listTextFields` needs no payload. */
export function isExempt(field: string): boolean {
  return REFERENCE.test(field) || EXEMPT_FIELDS.has(field);
}

/** Texts that no page shows, and why; `articles title` stands for all calls that write it. */
const HIDDEN: Readonly<Record<string, readonly string[]>> = {
  'is the name of a file, which is not stored': [
    'files name',
    'support filename',
    'players photo.filename',
    'teams filename',
    'tournaments picture.filename',
  ],
  'is replaced when capture begins': ['matches maps[].server'],
  'is stored in the log alone': ['terminal code', 'matchComments reason'],
  'is read in the ticket of the report, as a text of that': ['matchComments note', 'chat note'],
  'is shown while an output goes on reporting it': ['stream fault'],
  'is shown while the player is in the match on stream': ['stream pronunciation'],
  'is read as JSON, of which only scores are shown': ['stream other'],
  'needs a press: an item of the run, an entry of the log, the button that changes answers': [
    'stream notes',
    'logs name',
    'logs query',
    'logs details.note',
    'forms fields[].help',
  ],
};

export const NOT_SHOWN: ReadonlySet<string> = new Set(Object.values(HIDDEN).flat());
