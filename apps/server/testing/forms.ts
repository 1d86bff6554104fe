/** Forms with the calls of staff and players. */
import type { FormContent } from '@mes/contract/form-schemas';
import sharp from 'sharp';
import type { Account, TestApp } from './app';

const FIELD = { help: '', required: false, condition: null };

/** A choice, and a text that is shown and needed for one of its options. */
export const FIELDS: FormContent['fields'] = [
  {
    ...{ ...FIELD, id: 'format', label: 'Did you like the format?', required: true },
    ...{ kind: 'choice', many: false, other: true },
    options: [
      { id: 'yes', label: 'Yes' },
      { id: 'no', label: 'No' },
    ],
  },
  {
    ...{ ...FIELD, id: 'why', label: 'Why not?', kind: 'text', long: true, required: true },
    condition: { field: 'format', values: ['no'] },
  },
  { ...FIELD, id: 'stars', label: 'The stream', kind: 'rating', steps: 5 },
];

export const PICTURE_FIELD: FormContent['fields'][number] = {
  ...FIELD,
  ...{ id: 'photo', label: 'Your photo', kind: 'picture', required: true },
};

export const CONTENT: FormContent = {
  title: 'Feedback',
  description: 'Tell us how it was.',
  fields: FIELDS,
  anonymous: false,
  changeable: true,
  audience: { kind: 'everyone' },
  maxResponses: null,
  rewardPoints: null,
  photoField: null,
};

export class FormDesk {
  constructor(
    readonly app: TestApp,
    readonly staff: Account,
  ) {}

  async act(as: Account | null, action: string, value?: string, data: object = {}) {
    const envelope = { object: 'form', action, value, data };
    return (await this.app.request(envelope, as ?? undefined)).body;
  }

  async create(content: Partial<FormContent> & { id?: string } = {}) {
    return (await this.act(this.staff, 'create', undefined, { ...CONTENT, ...content })).data;
  }

  /** A form that people can answer. */
  async open(
    content: Partial<FormContent> & { id?: string } = {},
    times: { at?: number; until?: number } = {},
  ): Promise<{ id: string; revision: number; version: number }> {
    const { id, revision } = await this.create(content);
    return (await this.act(this.staff, 'open', id, { revision, ...times })).data;
  }

  async edit(id: string, change: Partial<FormContent>) {
    const { revision, ...current } = (await this.act(this.staff, 'get', id)).data;
    const content = Object.fromEntries(
      Object.keys(CONTENT).map((key) => [key, { ...current, ...change }[key]]),
    );
    return this.act(this.staff, 'edit', id, { ...content, revision });
  }

  answer(as: Account, id: string, answers: object = { format: 'yes' }, version?: number) {
    return this.act(as, 'set_response', id, { answers, version });
  }

  responses(id: string, filter: object = {}) {
    return this.act(this.staff, 'get_responses', id, filter);
  }

  async file(id: string): Promise<string> {
    return (await this.app.call({ path: `/api/forms/${id}/responses.csv`, as: this.staff })).body;
  }

  async upload(as: Account, id: string, background = 'red') {
    const create = { width: 200, height: 100, channels: 3 as const, background };
    const bytes = await sharp({ create }).png().toBuffer();
    return this.act(as, 'upload_picture', id, {
      filename: 'me.png',
      data: bytes.toString('base64'),
    });
  }
}
