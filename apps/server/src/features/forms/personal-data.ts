import { randomUUID } from 'node:crypto';
import { channels } from '@mes/contract/channels';
import type { Db, Tx } from '../../platform/database/database';
import type { PrivateStore } from '../../platform/files/private-store';
import { publish } from '../../platform/outbox/publish';
import type { PersonalData } from '../../platform/personal-data';
import * as pictures from './pictures/repository';
import { findAnonymousIds } from './repository';
import type { FindRespondent } from './respondents/service';
import * as responses from './responses/repository';
import * as rewards from './rewards/repository';

interface FormDataDeps {
  readonly files: PrivateStore;
  readonly findRespondent: FindRespondent;
}

/** Anonymous responses are in the export of whoever wrote them. They stay, and belong to nobody then. */
export function createFormData({ files, findRespondent }: FormDataDeps): PersonalData {
  const hashesOf = async (db: Db, id: string) =>
    (await findAnonymousIds(db)).map((form) => findRespondent({ id: form, anonymous: true }, id));

  const anonymize = async (tx: Tx, id: string) => {
    for (const respondent of await hashesOf(tx, id)) {
      const replacement = { respondent, by: randomUUID() };
      await responses.replaceRespondent(tx, replacement);
      await pictures.replaceRespondent(tx, replacement);
    }
  };

  return {
    part: 'formResponses',
    async collect(db, { id }) {
      const respondents = [id, ...(await hashesOf(db, id))];
      const found = await responses.findAllByRespondents(db, respondents);
      return {
        responses: found.map(({ answers, ...response }) => ({
          ...response,
          answers: JSON.parse(JSON.stringify(answers)) as Record<string, string>,
        })),
        rewards: await rewards.findAllByPlayer(db, id),
      };
    },
    async delete(tx, { id }) {
      await anonymize(tx, id);
      const unused = await pictures.deleteAllByRespondents(tx, [id]);
      for (const form of await responses.deleteAllByPlayer(tx, id)) {
        await publish(tx, channels.forms(), 'form.response_deleted', { id: form });
      }
      await rewards.deleteAllByPlayer(tx, id);
      return async () => {
        for (const file of unused) await files.delete(file);
      };
    },
  };
}
