import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { CONTENT, FIELDS, FormDesk } from '../../../testing/forms';
import { addTeam } from '../../../testing/league';
import { auditLog } from '../../platform/audit/tables';

const HOUR = 3_600_000;

let app: TestApp;
let desk: FormDesk;
let now = Date.UTC(2026, 2, 1);
let staff: Account;
let ann: Account;

beforeAll(async () => {
  app = await startTestApp({ clock: () => now });
  staff = await app.signIn('A Moderator', ['Moderator']);
  ann = await app.signIn('Ann');
  desk = new FormDesk(app, staff);
});
afterAll(() => app.stop());

describe('a form', () => {
  it('is a draft until it opens, and closed after its time', async () => {
    const draft = await desk.create({ title: 'How was it?' });
    expect(draft).toMatchObject({ id: 'how-was-it', state: 'draft', responses: 0, version: 1 });
    expect((await desk.act(ann, 'read', 'how-was-it')).message).toBe('Form not found');
    const times = { revision: draft.revision, at: now + HOUR, until: now + 2 * HOUR };
    const planned = await desk.act(staff, 'open', draft.id, times);
    expect(planned.data.state).toBe('planned');
    expect((await desk.act(ann, 'read', draft.id)).data.refusal).toBe('This form is not open yet.');
    now += HOUR;
    expect((await desk.act(ann, 'read', 'How-Was-It')).data).toMatchObject({
      state: 'open',
      refusal: null,
      fields: FIELDS,
    });
    now += HOUR;
    expect((await desk.act(ann, 'read', draft.id)).data.refusal).toBe('This form is closed.');
  });

  it('shows visitors what it asks', async () => {
    const { id } = await desk.open();
    expect((await desk.act(null, 'read', id)).data).toMatchObject({
      fields: FIELDS,
      refusal: null,
    });
    expect((await desk.act(null, 'check_response', id)).message).toMatch(/logged in/);
  });

  it('has the address that was wanted, or the next free one', async () => {
    await desk.create({ id: 'Photo-Reward' });
    const taken = await desk.act(staff, 'create', undefined, { ...CONTENT, id: 'photo-reward' });
    expect(taken.error.field).toBe('id');
    const reserved = await desk.act(staff, 'create', undefined, { ...CONTENT, id: 'editor' });
    expect(reserved.error.field).toBe('id');
    expect((await desk.create({ title: 'Photo reward' })).id).toBe('photo-reward-2');
    expect((await desk.create({ title: '??' })).id).toBe('form');
    const ids = await Promise.all([1, 2, 3].map(() => desk.create({ title: 'At once' })));
    expect(ids.map(({ id }) => id).sort()).toEqual(['at-once', 'at-once-2', 'at-once-3']);
  });

  it('can be closed and opened again', async () => {
    const { id, revision } = await desk.open();
    const closed = await desk.act(staff, 'close', id, { revision });
    expect(closed.data.state).toBe('closed');
    expect((await desk.act(staff, 'close', id, { revision: revision + 1 })).message).toBe(
      'This form is not open.',
    );
    const again = await desk.act(staff, 'open', id, { revision: revision + 1 });
    expect(again.data.state).toBe('open');
  });

  it('can be deleted and brought back', async () => {
    const { id } = await desk.open();
    await desk.answer(ann, id);
    for (const _ of [1, 2]) expect((await desk.act(staff, 'remove', id)).status).toBe('SUCCESS');
    expect((await desk.act(ann, 'check_response', id)).message).toBe('Form not found');
    expect((await desk.answer(ann, id)).message).toBe('Form not found');
    expect((await desk.edit(id, { title: 'x' })).message).toBe('This form has been deleted.');
    const { data } = await desk.act(staff, 'all', undefined, { state: 'deleted' });
    expect(data.map((form: { id: string }) => form.id)).toContain(id);
    expect((await desk.act(staff, 'restore', id)).data).toMatchObject({
      state: 'open',
      responses: 1,
    });
    const audited = await app.database.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.subject, `form:${id}`));
    expect(audited.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['form.created', 'form.opened', 'form.deleted', 'form.restored']),
    );
  });

  it('is listed with its state and counts', async () => {
    const { id } = await desk.open({ title: 'Listed' });
    await desk.answer(ann, id);
    const { data, metadata } = await desk.act(staff, 'all', undefined, { state: 'open', size: 1 });
    expect(data[0]).toMatchObject({ id, state: 'open', responses: 1, pending: 0 });
    expect(metadata).toMatchObject({ revisions: { forms: expect.any(Number) } });
    for (const state of ['draft', 'planned', 'open', 'closed'] as const) {
      const { data: some } = await desk.act(staff, 'all', undefined, { state, size: 100 });
      expect(some.every((form: { state: string }) => form.state === state)).toBe(true);
    }
  });
});

describe('editing', () => {
  it('is for moderators', async () => {
    const { id, revision } = await desk.create();
    const tries = [
      desk.act(ann, 'create', undefined, CONTENT),
      desk.act(ann, 'edit', id, { ...CONTENT, revision }),
      desk.act(ann, 'open', id, { revision }),
      desk.act(ann, 'close', id, { revision }),
      desk.act(ann, 'get', id),
      desk.act(ann, 'all'),
      desk.act(ann, 'remove', id),
      desk.act(ann, 'get_responses', id),
      desk.act(ann, 'report', id),
    ];
    for (const { error } of await Promise.all(tries)) expect(error.permission).toBe('Moderator');
    const file = await app.call({ path: `/api/forms/${id}/responses.csv`, as: ann });
    expect(file.status).toBe(403);
  });

  it('never overwrites what somebody else has saved', async () => {
    const { id, revision } = await desk.create();
    const saved = await desk.act(staff, 'edit', id, { ...CONTENT, title: 'Mine', revision });
    expect(saved.data).toMatchObject({ title: 'Mine', revision: revision + 1, version: 2 });
    const late = await desk.act(staff, 'edit', id, { ...CONTENT, title: 'Late', revision });
    expect(late.error).toMatchObject({ type: 'InvalidActionError', revision: revision + 1 });
  });

  it('of two at once, one wins', async () => {
    const { id, revision } = await desk.create();
    const both = await Promise.all(
      ['One', 'Two'].map((title) => desk.act(staff, 'edit', id, { ...CONTENT, title, revision })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['ERROR', 'SUCCESS']);
  });

  it('saves a version of what has changed', async () => {
    const { id } = await desk.create({ title: 'First' });
    await desk.edit(id, { title: 'Second' });
    await desk.edit(id, { title: 'Second' });
    const { data } = await desk.act(staff, 'history', id);
    expect(data.map(({ title }: { title: string }) => title)).toEqual(['Second', 'First']);
    const { data: first } = await desk.act(staff, 'version', id, { revision: 1 });
    expect(first).toEqual({ ...CONTENT, title: 'First' });
  });

  it.each([
    [
      'a circle of conditions',
      { fields: [{ ...FIELDS[2]!, condition: { field: 'stars', values: [] } }] },
      'fields.stars',
    ],
    ['two fields of one id', { fields: [FIELDS[0]!, FIELDS[0]!] }, 'fields.format'],
    ['a photo that is no picture', { photoField: 'stars' }, 'photoField'],
    ['an anonymous reward', { anonymous: true, rewardPoints: 5 }, 'anonymous'],
    ['an empty title', { title: ' ' }, 'title'],
  ])('refuses %s', async (_what, change, field) => {
    const { error } = await desk.act(staff, 'create', undefined, { ...CONTENT, ...change });
    expect(error).toMatchObject({ type: 'InvalidParameterError', field });
  });

  it('refuses times that make no sense, and a form without fields', async () => {
    const { id, revision } = await desk.create();
    const ends = await desk.act(staff, 'open', id, { revision, at: now + HOUR, until: now });
    expect(ends.error.field).toBe('until');
    const empty = await desk.create({ fields: [] });
    const opened = await desk.act(staff, 'open', empty.id, { revision: empty.revision });
    expect(opened.message).toMatch(/at least one field/);
  });

  it('refuses teams and tournaments that do not exist', async () => {
    for (const audience of [
      { kind: 'team', team: 'Nobody' },
      { kind: 'tournament', tournament: 'nothing' },
    ]) {
      const { error } = await desk.act(staff, 'create', undefined, { ...CONTENT, audience });
      expect(error.type).toBe('ObjectNotFoundError');
    }
  });

  it('keeps the audience when the team has another name', async () => {
    const { leader } = await addTeam(app, 'Nova');
    const { id } = await desk.open({ audience: { kind: 'team', team: 'nova' } });
    expect((await desk.act(staff, 'get', id)).data.audience).toEqual({
      kind: 'team',
      team: 'Nova',
    });
    expect((await desk.act(leader, 'read', id)).data).toMatchObject({
      refusal: null,
      audience: { kind: 'team', name: 'Nova' },
    });
  });
});
