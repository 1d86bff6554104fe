import { z } from 'zod';
import { eventsOf } from './define-channel';
import { FormIdSchema } from './form-schemas';

/** Never who has answered: a form may be anonymous. */
export const formEvents = eventsOf(
  [
    'form.created',
    'form.edited',
    'form.opened',
    'form.closed',
    'form.deleted',
    'form.restored',
    'form.response_saved',
    'form.response_reviewed',
    'form.response_deleted',
    'form.response_restored',
  ],
  z.object({ id: FormIdSchema }),
);

export type FormEvent = keyof typeof formEvents;
