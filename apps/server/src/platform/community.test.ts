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
  it('is MES where nothing else is given', () => {
    expect(readCommunity(undefined)).toEqual(MES);
  });

  it('is MES with a file that gives nothing', async () => {
    expect((await readFrom({}))()).toEqual(MES);
  });

  it('differs in what its file gives, and in nothing else', async () => {
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
    { what: 'a field that there is not', content: { nmae: 'Harbor' }, says: 'nmae' },
    { what: 'an address to run', content: { chatInvite: 'javascript:1' }, says: 'chatInvite' },
    {
      what: 'a page elsewhere',
      content: { tournaments: [{ to: '//elsewhere.example', label: 'Cup' }] },
      says: 'tournaments.0.to: It must be a path of the site',
    },
    { what: 'half a JSON', content: '{"name":', says: 'COMMUNITY_FILE cannot be read' },
  ])('is refused with $what, by name', async ({ content, says }) => {
    expect(await readFrom(content)).toThrow(says);
  });

  it('is refused without its file', () => {
    expect(() => readCommunity(join(folder, 'missing.json'))).toThrow('COMMUNITY_FILE');
  });
});
