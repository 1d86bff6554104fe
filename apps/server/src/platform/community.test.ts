import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MES } from '@mes/contract/community';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCommunity } from './community';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mes-community-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function readFrom(content: unknown) {
  const file = join(folder, 'community.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return () => readCommunity(file);
}

describe('a community', () => {
  it('is MES without a file', () => {
    expect(readCommunity(undefined)).toEqual(MES);
  });

  it('has pages of its own at the networks', async () => {
    expect((await readFrom({ social: MES.social }))().social).toEqual(MES.social);
  });

  it('is MES with an empty file', async () => {
    expect((await readFrom({}))()).toEqual(MES);
  });

  it('differs only in the values of its file', async () => {
    const read = await readFrom({
      name: 'Harbor League',
      social: { facebook: null },
      promotion: null,
      tournaments: [{ to: '/tournament/HarborS1', label: 'Harbor Cup' }],
    });
    expect(read()).toEqual({
      ...MES,
      name: 'Harbor League',
      social: { ...MES.social, facebook: null },
      promotion: null,
      tournaments: [{ to: '/tournament/HarborS1', label: 'Harbor Cup' }],
    });
  });

  it.each([
    { what: 'an unknown field', content: { nmae: 'Harbor' }, says: 'nmae' },
    { what: 'a javascript: address', content: { chatInvite: 'javascript:1' }, says: 'chatInvite' },
    {
      what: 'a network instead of its page there',
      content: { social: { twitter: 'https://twitter.com' } },
      says: 'social.twitter: It must be the page of the community',
    },
    {
      what: 'a page of another site',
      content: { tournaments: [{ to: '//elsewhere.example', label: 'Cup' }] },
      says: 'tournaments.0.to: It must be a path of the site',
    },
    { what: 'invalid JSON', content: '{"name":', says: 'COMMUNITY_FILE cannot be read' },
  ])('is refused with $what, and the message names it', async ({ content, says }) => {
    expect(await readFrom(content)).toThrow(says);
  });

  it('is refused if the file is missing', () => {
    expect(() => readCommunity(join(folder, 'missing.json'))).toThrow('COMMUNITY_FILE');
  });
});
