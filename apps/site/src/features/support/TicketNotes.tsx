import { channels } from '@mes/client/channels';
import { TICKET_LIMITS } from '@mes/domain/support/limits';
import { useState } from 'react';
import { useCall, useWrite } from '../../api/use-call';
import { useLive } from '../../api/use-live';
import { Button } from '../../components/Button';
import { FormError } from '../../components/forms/FormError';
import { TextArea } from '../../components/forms/TextArea';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { Loaded } from '../../components/states/Loaded';
import { Time } from '../../components/text/Time';
import styles from './TicketNotes.module.css';
import * as texts from './texts';
import { useSingleRun } from './use-single-run';

/** For staff alone, on a channel of their own. */
export function TicketNotes({ id }: { id: string }) {
  useLive(channels.ticketNotes(id), { reads: ['support'] });
  const notes = useCall('support', 'notes', { id });
  const add = useWrite('support', 'addNote');
  const [text, setText] = useState('');
  const submit = useSingleRun(async () => {
    await add.mutateAsync({ id, text });
    setText('');
  });
  return (
    <Section title={texts.notes} level={2}>
      <Panel pad className={styles.notes}>
        <Loaded query={notes} empty={<p className={styles.meta}>{texts.noNotes}</p>}>
          {(list) => (
            <ul className={styles.list}>
              {list.map((note) => (
                <li key={note.id}>
                  <p className={styles.text}>{note.text}</p>
                  <p className={styles.meta}>
                    {note.by?.name ?? texts.deletedUser}, <Time at={note.at} show="ago" />
                  </p>
                </li>
              ))}
            </ul>
          )}
        </Loaded>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            submit().catch(() => {});
          }}
        >
          <TextArea
            label={texts.newNote}
            value={text}
            onChange={setText}
            rows={2}
            maxLength={TICKET_LIMITS.note}
          />
          <FormError error={add.error} />
          <Button
            type="submit"
            size="sm"
            variant="ghost"
            loading={add.isPending}
            disabled={text.trim() === ''}
          >
            {texts.addNote}
          </Button>
        </form>
      </Panel>
    </Section>
  );
}
