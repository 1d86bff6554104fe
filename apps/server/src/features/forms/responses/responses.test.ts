import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../../testing/app';
import { FIELDS, FormDesk, PICTURE_FIELD } from '../../../../testing/forms';
import { addTeam, addTournament } from '../../../../testing/league';
import { auditLog } from '../../../platform/audit/tables';
import { createPrivateStore } from '../../../platform/files/private-store';
import { openLog } from '../../../platform/log';
import { outbox } from '../../../platform/outbox/tables';
import { rosterPlayers } from '../../tournaments/tables';
import { deleteUnsentPictures } from '../pictures/service';
import { formPictures, formResponses, forms } from '../tables';

const DAY = 86_400_000;

let app: TestApp;
let desk: FormDesk;
let now = Date.UTC(2026, 2, 1, 10, 30);
let staff: Account;
let ann: Account;
let ben: Account;
let dataDir: string;
const logged: string[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mes-forms-'));
  app = await startTestApp({
    clock: () => now,
    config: { dataDir },
    log: openLog('info', { write: (line: string) => void logged.push(line) }),
  });
  staff = await app.signIn('A Moderator', ['Moderator']);
  ann = await app.signIn('Ann');
  ben = await app.signIn('Ben');
  desk = new FormDesk(app, staff);
});
afterAll(async () => {
  await app.stop();
  await rm(dataDir, { recursive: true, force: true });
});

describe('a response', () => {
  it('is saved with who sent it, and can be changed', async () => {
    const { id } = await desk.open();
    expect((await desk.act(ann, 'check_response', id)).data).toBeNull();
    const { data: sent } = await desk.answer(ann, id, { format: 'yes', stars: 4 });
    expect(sent).toMatchObject({
      playerId: ann.id,
      playerName: 'Ann',
      gameId: null,
      answers: { format: 'yes', stars: 4 },
      review: null,
      createdAt: now,
    });
    now += DAY;
    const { data: changed } = await desk.answer(ann, id, { format: 'no', why: 'Too long.' });
    expect(changed).toMatchObject({ id: sent.id, createdAt: now - DAY, updatedAt: now });
    expect((await desk.act(ann, 'check_response', id)).data).toEqual(changed);
    expect((await desk.responses(id)).data).toMatchObject([
      { playerId: ann.id, playerName: 'Ann', answers: { format: 'no', why: 'Too long.' } },
    ]);
  });

  it.each([
    ['a missing answer', {}, 'answers.format'],
    ['a missing answer to a shown field', { format: 'no' }, 'answers.why'],
    ['an unknown option', { format: 'maybe' }, 'answers.format'],
    ['an unknown field', { format: 'yes', nothing: 'x' }, 'answers.nothing'],
    ['a rating that is too high', { format: 'yes', stars: 6 }, 'answers.stars'],
  ])('is refused with %s', async (_what, answers, field) => {
    const { id } = await desk.open();
    const { error } = await desk.answer(ann, id, answers);
    expect(error).toMatchObject({ type: 'InvalidParameterError', field });
    expect((await desk.responses(id)).metadata.total).toBe(0);
  });

  it('has no answers to hidden fields', async () => {
    const { id } = await desk.open();
    const { data } = await desk.answer(ann, id, { format: 'yes', why: 'I changed my mind.' });
    expect(data.answers).toEqual({ format: 'yes' });
  });

  it('is one, however often and fast it is sent', async () => {
    const { id } = await desk.open({ changeable: false });
    const sent = await Promise.all([1, 2, 3, 4].map(() => desk.answer(ann, id)));
    expect(new Set(sent.map(({ data }) => data.id)).size).toBe(1);
    expect((await desk.responses(id)).metadata.total).toBe(1);
    expect((await desk.answer(ann, id, { format: 'no', why: 'x' })).message).toMatch(
      /cannot be changed/,
    );
  });

  it('is refused once the form has closed, also while it is written', async () => {
    const { id } = await desk.open({}, { until: now + DAY });
    await desk.answer(ann, id);
    now += DAY;
    expect((await desk.answer(ben, id)).message).toBe('This form is closed.');
    expect((await desk.answer(ann, id, { format: 'no', why: 'x' })).message).toBe(
      'This form is closed.',
    );
    expect((await desk.act(ann, 'check_response', id)).data.answers).toEqual({ format: 'yes' });
  });

  it('is refused once there are enough, also of two at once', async () => {
    const { id } = await desk.open({ maxResponses: 1 });
    const both = await Promise.all([desk.answer(ann, id), desk.answer(ben, id)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['ERROR', 'SUCCESS']);
    expect(both.find(({ status }) => status === 'ERROR')?.message).toMatch(
      /takes no more responses/,
    );
    expect((await desk.responses(id)).metadata.total).toBe(1);
  });

  it('is for the players of the team or tournament', async () => {
    const { id: team, leader } = await addTeam(app, 'Ember');
    const ofTeam = await desk.open({ audience: { kind: 'team', team: 'Ember' } });
    expect((await desk.answer(leader, ofTeam.id)).status).toBe('SUCCESS');
    expect((await desk.answer(ann, ofTeam.id)).message).toBe('This form is for other players.');
    expect((await desk.act(ann, 'read', ofTeam.id)).data).toMatchObject({
      fields: [],
      refusal: 'This form is for other players.',
    });
    expect((await desk.act(null, 'read', ofTeam.id)).data.fields).toEqual([]);

    await addTournament(app.database, { id: 'worlds', teams: [team] });
    const roster = { tournament: 'worlds', team, player: ann.id, addedAt: now };
    await app.database.db.insert(rosterPlayers).values(roster);
    const audience = { kind: 'tournament', tournament: 'worlds' } as const;
    const ofTournament = await desk.open({ audience });
    expect((await desk.answer(ann, ofTournament.id)).status).toBe('SUCCESS');
    expect((await desk.answer(leader, ofTournament.id)).status).toBe('SUCCESS');
    expect((await desk.answer(ben, ofTournament.id)).message).toMatch(/other players/);
  });

  it('names players and teams that exist', async () => {
    await addTeam(app, 'Harbor');
    const fields = (['player', 'team'] as const).map((kind) => ({
      ...{ ...PICTURE_FIELD, id: kind, label: kind, kind },
    }));
    const { id } = await desk.open({ fields });
    const wrong = await desk.answer(ann, id, { player: 'nobody', team: 'Harbor' });
    expect(wrong.error.field).toBe('answers.player');
    const none = await desk.answer(ann, id, { player: ben.id, team: 'Nobody' });
    expect(none.error.field).toBe('answers.team');
    const { data } = await desk.answer(ann, id, { player: ben.id, team: 'harbor' });
    expect(data).toMatchObject({
      answers: { player: ben.id, team: 'Harbor' },
      names: { [ben.id]: 'Ben' },
    });
    const { data: report } = await desk.act(staff, 'report', id);
    expect(report.summaries[0].counts).toEqual([{ value: ben.id, label: 'Ben', count: 1 }]);
    expect(await desk.file(id)).toContain('Ben,Harbor');
  });
});

describe('an edited form', () => {
  const [format, why, stars] = FIELDS;
  const text = { ...stars!, id: 'text', label: 'New', kind: 'text' as const, long: false };

  it('keeps the answers to fields that were removed', async () => {
    const { id } = await desk.open();
    await desk.answer(ann, id, { format: 'no', why: 'Too long.', stars: 2 });
    await desk.edit(id, { fields: [stars!, text] });
    await desk.answer(ben, id, { stars: 5, text: 'x' });
    const { data } = await desk.act(staff, 'report', id);
    expect(
      data.fields.map((known: { field: { id: string }; removed: boolean }) => [
        known.field.id,
        known.removed,
      ]),
    ).toEqual([
      ['stars', false],
      ['text', false],
      ['format', true],
      ['why', true],
    ]);
    expect(data.summaries[3]).toMatchObject({ id: 'why', answered: 1 });
    const file = await desk.file(id);
    expect(file).toContain('The stream,New,Did you like the format? (removed field)');
    expect(file).toContain('2,,No,Too long.');
  });

  it('keeps them when the person changes the others, pictures too', async () => {
    const { id } = await desk.open({ fields: [PICTURE_FIELD, stars!] });
    const { data: picture } = await desk.upload(ann, id);
    await desk.answer(ann, id, { photo: picture.id, stars: 2 });
    await desk.edit(id, { fields: [stars!] });
    const { data } = await desk.answer(ann, id, { stars: 3 });
    expect(data.answers).toEqual({ photo: picture.id, stars: 3 });
    expect((await desk.act(staff, 'picture', picture.id)).status).toBe('SUCCESS');
  });

  it('keeps the kind of fields, and whether it is anonymous', async () => {
    const { id } = await desk.open();
    await desk.answer(ann, id);
    const kind = await desk.edit(id, { fields: [format!, why!, { ...text, id: 'stars' }] });
    expect(kind.error.field).toBe('fields.stars');
    expect((await desk.edit(id, { anonymous: true })).error.field).toBe('anonymous');
  });

  it('takes answers to the version before it for a day', async () => {
    const { id, version } = await desk.open();
    await desk.edit(id, { fields: [stars!, { ...text, required: true }] });
    const { data } = await desk.answer(ann, id, { format: 'yes' }, version);
    expect(data).toMatchObject({ version, answers: { format: 'yes' } });
    const { data: report } = await desk.act(staff, 'report', id);
    expect(report.summaries).toContainEqual(expect.objectContaining({ id: 'format', answered: 1 }));
    expect((await desk.answer(ben, id, { format: 'yes' })).error.field).toBe('answers.format');
    now += DAY + 1;
    const late = await desk.answer(ben, id, { format: 'yes' }, version);
    expect(late.message).toMatch(/has changed/);
    expect((await desk.answer(ben, id, { text: 'x' }, 99)).message).toMatch(/has changed/);
  });
});

describe('an anonymous form', () => {
  it('shows nobody who has answered', async () => {
    const { id } = await desk.open({ anonymous: true });
    logged.length = 0;
    const { data: sent } = await desk.answer(ann, id, { format: 'no', why: 'Bad.' });
    expect(sent).toMatchObject({ playerId: null, playerName: null, gameId: null });
    expect(sent.createdAt % DAY).toBe(0);
    expect((await desk.act(ann, 'check_response', id)).data).toEqual(sent);
    expect((await desk.act(ben, 'check_response', id)).data).toBeNull();
    await desk.answer(ann, id, { format: 'yes' });
    const calls = logged.filter((line) => line.includes('form/'));
    expect(calls.length).toBeGreaterThan(3);
    expect(calls.filter((line) => line.includes(ann.id))).toEqual([]);

    await desk.act(staff, 'remove_response', sent.id);
    await desk.act(staff, 'restore_response', sent.id);
    const { db } = app.database;
    const seen = [
      (await desk.responses(id)).data,
      (await desk.act(staff, 'report', id)).data,
      await desk.file(id),
      await db.select().from(formResponses).where(eq(formResponses.form, id)),
      await db.select().from(forms).where(eq(forms.id, id)),
      await db.select().from(auditLog).where(like(auditLog.action, 'form.%')),
      await db.select().from(outbox).where(eq(outbox.channel, 'forms')),
    ];
    expect(JSON.stringify(seen.slice(0, 5))).not.toContain('Ann');
    for (const each of seen.slice(0, 5)) expect(JSON.stringify(each)).not.toContain(`"${ann.id}"`);
    const audited = await db
      .select()
      .from(auditLog)
      .where(
        and(
          like(auditLog.action, 'form.response%'),
          eq(auditLog.subject, `form_response:${sent.id}`),
        ),
      );
    expect(audited).toHaveLength(2);
    expect(JSON.stringify(audited)).not.toContain(`"${ann.id}"`);
    expect(JSON.stringify(seen[6])).not.toContain(`"${ann.id}"`);
  });

  it('still has one response of a person, and two people in two', async () => {
    const { id } = await desk.open({ anonymous: true, changeable: false });
    await Promise.all([desk.answer(ann, id), desk.answer(ann, id), desk.answer(ben, id)]);
    expect((await desk.responses(id)).metadata.total).toBe(2);
  });

  it('has hashes that differ between forms', async () => {
    const both = [await desk.open({ anonymous: true }), await desk.open({ anonymous: true })];
    for (const { id } of both) await desk.answer(ann, id);
    const rows = await app.database.db.select().from(formResponses);
    const hashes = rows.filter(({ form }) => both.some(({ id }) => id === form));
    expect(new Set(hashes.map(({ respondent }) => respondent)).size).toBe(2);
  });

  it('does not store the name of a picture, or who uploaded it', async () => {
    const { id } = await desk.open({ anonymous: true, fields: [PICTURE_FIELD] });
    const { data: picture } = await desk.upload(ann, id);
    expect((await desk.act(staff, 'picture', picture.id)).message).toBe('Resource not found');
    await desk.answer(ann, id, { photo: picture.id });
    expect((await desk.act(staff, 'picture', picture.id)).data.type).toBe('image/webp');
    const { db } = app.database;
    const rows = await db.select().from(formPictures).where(eq(formPictures.form, id));
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`"${ann.id}"|me\\.png`));
  });
});

describe('a picture', () => {
  it('is seen by its owner and staff, and used by its owner only', async () => {
    const { id } = await desk.open({ fields: [PICTURE_FIELD] });
    const { data: picture } = await desk.upload(ann, id);
    expect(picture).toMatchObject({ width: 200, height: 100 });
    expect((await desk.answer(ben, id, { photo: picture.id })).error.field).toBe('answers.photo');
    const other = await desk.open({ fields: [PICTURE_FIELD] });
    expect((await desk.answer(ann, other.id, { photo: picture.id })).status).toBe('ERROR');
    expect((await desk.answer(ann, id, { photo: picture.id })).status).toBe('SUCCESS');
    expect((await desk.act(ben, 'picture', picture.id)).message).toBe('Resource not found');
    for (const account of [ann, staff]) {
      expect((await desk.act(account, 'picture', picture.id)).data.type).toBe('image/webp');
    }
    expect((await fetch(`${app.address}/files/forms/${picture.id}.webp`)).status).toBe(404);
  });

  it('is deleted after a day if nobody has sent it, or another one replaced it', async () => {
    const { id } = await desk.open({ fields: [PICTURE_FIELD] });
    const [first, second] = [await desk.upload(ann, id), await desk.upload(ann, id, 'blue')];
    await desk.answer(ann, id, { photo: first.data.id });
    await desk.answer(ann, id, { photo: second.data.id });
    now += DAY + 1;
    const stored = createPrivateStore(join(dataDir, 'private'));
    await deleteUnsentPictures({ database: app.database, files: stored }, now);
    expect((await desk.act(ann, 'picture', first.data.id)).status).toBe('ERROR');
    expect((await desk.act(ann, 'picture', second.data.id)).status).toBe('SUCCESS');
    const files = await readdir(join(dataDir, 'private', 'forms'));
    expect(files).not.toContain(`${first.data.id}.webp`);
    expect(files).toContain(`${second.data.id}.webp`);
  });

  it('is refused where none is asked, and where it is none', async () => {
    const { id } = await desk.open();
    expect((await desk.upload(ann, id)).message).toMatch(/does not ask/);
    const asked = await desk.open({ fields: [PICTURE_FIELD] });
    const data = { filename: 'x.png', data: Buffer.from('no picture').toString('base64') };
    expect((await desk.act(ann, 'upload_picture', asked.id, data)).status).toBe('ERROR');
  });
});

describe('staff', () => {
  it.each([{ many: false }, { many: true }])(
    'filter responses by what was written as another option (many: $many)',
    async ({ many }) => {
      const [choice] = FIELDS.filter((field) => field.kind === 'choice');
      const { id } = await desk.open({ fields: [{ ...choice!, many }] });
      await desk.answer(ann, id, { format: many ? ['yes', 'other:Mostly'] : 'other:Mostly' });
      await desk.answer(ben, id, { format: many ? ['yes'] : 'yes' });
      const found = await desk.responses(id, { field: 'format', equals: 'other' });
      expect(found.data).toMatchObject([{ playerId: ann.id }]);
      expect(found.metadata.total).toBe(1);
    },
  );

  it('filter responses by text, option and number', async () => {
    const { id } = await desk.open();
    await desk.answer(ann, id, { format: 'no', why: '100% too long_', stars: 2 });
    await desk.answer(ben, id, { format: 'yes', stars: 5 });
    const total = async (filter: object) => (await desk.responses(id, filter)).metadata.total;
    expect(await total({ search: 'ben' })).toBe(1);
    expect(await total({ search: '0% too' })).toBe(1);
    expect(await total({ search: '_' })).toBe(1);
    expect(await total({ search: 'format' })).toBe(0);
    expect(await total({ field: 'format', equals: 'no' })).toBe(1);
    expect(await total({ field: 'stars', equals: '5' })).toBe(1);
    expect(await total({ field: 'stars', equals: '4' })).toBe(0);
    const { data } = await desk.act(staff, 'report', id);
    expect(data).toMatchObject({ responses: 2, deleted: 0 });
    expect(data.summaries[2]).toMatchObject({ numbers: { mean: 3.5, median: 3.5 } });
  });

  it('delete a response and bring it back, unless there is a newer one', async () => {
    const { id } = await desk.open();
    const { data } = await desk.answer(ann, id);
    for (const _ of [1, 2]) await desk.act(staff, 'remove_response', data.id);
    expect((await desk.responses(id)).metadata.total).toBe(0);
    expect((await desk.responses(id, { show: 'deleted' })).data).toMatchObject([{ id: data.id }]);
    expect((await desk.act(staff, 'restore_response', data.id)).data.deletedAt).toBeNull();
    await desk.act(staff, 'remove_response', data.id);
    await desk.answer(ann, id, { format: 'yes', stars: 1 });
    expect((await desk.act(staff, 'restore_response', data.id)).message).toMatch(
      /another response/,
    );
    expect((await desk.act(ann, 'remove_response', data.id)).error.permission).toBe('Moderator');
  });

  it('get a file that no spreadsheet runs', async () => {
    const { id } = await desk.open();
    await desk.answer(ann, id, { format: 'no', why: '=HYPERLINK("http://x","y")' });
    expect(await desk.file(id)).toContain(`"'=HYPERLINK(""http://x"",""y"")"`);
  });
});

it('goes with the account; what was anonymous stays and belongs to nobody', async () => {
  const carl = await app.signIn('Carl');
  const named = await desk.open({ fields: [PICTURE_FIELD] });
  const anonymous = await desk.open({ anonymous: true });
  const { data: picture } = await desk.upload(carl, named.id);
  await desk.answer(carl, named.id, { photo: picture.id });
  await desk.answer(carl, anonymous.id, { format: 'no', why: 'My words.' });
  const exported = await app.request({ object: 'player', action: 'export', data: {} }, carl);
  const mine = JSON.stringify(exported.body.data);
  expect(mine).toContain('My words.');
  expect(mine).toContain(picture.id);
  await app.request({ object: 'player', action: 'delete_account', data: { name: 'Carl' } }, carl);
  expect((await desk.responses(named.id)).metadata.total).toBe(0);
  expect((await desk.responses(anonymous.id)).metadata.total).toBe(1);
  const files = await readdir(join(dataDir, 'private', 'forms'));
  expect(files).not.toContain(`${picture.id}.webp`);
});
