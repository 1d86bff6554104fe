import type { OwnBan, TicketPicture } from '@mes/contract/support-schemas';
import { TICKET_LIMITS } from '@mes/domain/support/limits';
import { REQUEST_CATEGORIES, type RequestCategory } from '@mes/domain/support/tickets';
import { useState } from 'react';
import { useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import { useDraft } from '../../components/conversation/use-draft';
import { FormError } from '../../components/forms/FormError';
import { Select } from '../../components/forms/Select';
import { TextArea } from '../../components/forms/TextArea';
import { TextInput } from '../../components/forms/TextInput';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import type { FoundPlayer } from '../../components/players/player';
import { notify } from '../../components/toasts/notify';
import { interpolate } from '../../interpolate';
import { useNavigate } from '../../router/use-navigate';
import { CATEGORY_LABELS } from './labels';
import styles from './OpenTicket.module.css';
import { PictureInput } from './PictureInput';
import { MatchField, PlayerField } from './TicketLinks';
import * as texts from './texts';
import { useSingleRun } from './use-single-run';

export interface Prefilled {
  readonly category: RequestCategory | null;
  readonly match: string | null;
  readonly player: string | null;
  /** The one to appeal. */
  readonly ban: OwnBan | null;
}

const OPTIONS = REQUEST_CATEGORIES.filter((each) => each !== 'appeal').map((value) => ({
  value,
  label: CATEGORY_LABELS[value],
}));

/** What is written survives a reload. */
export function OpenTicket({ accountId, prefilled }: { accountId: string; prefilled: Prefilled }) {
  const navigate = useNavigate();
  const open = useWrite('support', 'open');
  const { ban } = prefilled;
  const isAppeal = ban !== null;
  const [chosen, setChosen] = useState<RequestCategory | null>(prefilled.category);
  const [match, setMatch] = useState(prefilled.match);
  const [player, setPlayer] = useState<FoundPlayer | null>(
    prefilled.player === null ? null : { ID: prefilled.player, name: prefilled.player },
  );
  const [subject, setSubject] = useDraft(accountId, 'ticket-subject');
  const [text, setText] = useDraft(accountId, 'ticket-text');
  const [pictures, setPictures] = useState<readonly TicketPicture[]>([]);
  const category = isAppeal ? 'appeal' : chosen;
  const title = ban ? appealSubjectOf(ban) : subject;
  const showsMatch = !isAppeal && (chosen === 'match' || prefilled.match !== null);
  const showsPlayer = !isAppeal && (chosen === 'player' || prefilled.player !== null);

  const submit = useSingleRun(async () => {
    if (category === null) return;
    const ticket = await open.mutateAsync({
      category,
      subject: title,
      text,
      pictures: pictures.map(({ id }) => id),
      ...(showsMatch && match !== null ? { match } : {}),
      ...(showsPlayer && player !== null ? { player: player.ID } : {}),
      ...(ban === null ? {} : { ban: ban.id }),
    });
    setSubject('');
    setText('');
    notify({ message: interpolate(texts.opened, { id: ticket.id }), kind: 'success' });
    void navigate(`/support/tickets/${ticket.id}`);
  });

  return (
    <Section title={isAppeal ? CATEGORY_LABELS.appeal : texts.openTicket} id="open">
      <Panel pad className={styles.panel}>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            submit().catch(() => {});
          }}
        >
          {!isAppeal && (
            <>
              <Select
                label={texts.category}
                options={OPTIONS}
                value={chosen}
                onChange={setChosen}
                required
              />
              {showsMatch && <MatchField accountId={accountId} value={match} onChange={setMatch} />}
              {showsPlayer && <PlayerField value={player} onChange={setPlayer} />}
              <TextInput
                label={texts.subject}
                value={subject}
                onChange={setSubject}
                maxLength={TICKET_LIMITS.subject}
                required
              />
            </>
          )}
          <TextArea
            label={isAppeal ? texts.appealText : texts.text}
            hint={isAppeal ? texts.appealHint : texts.textHint}
            value={text}
            onChange={setText}
            maxLength={TICKET_LIMITS.text}
            rows={6}
            counted
            required
          />
          <PictureInput pictures={pictures} onChange={setPictures} />
          <FormError error={open.error} />
          <div>
            <Button
              type="submit"
              loading={open.isPending}
              disabled={category === null || title.trim() === '' || text.trim() === ''}
            >
              {texts.send}
            </Button>
          </div>
        </form>
      </Panel>
    </Section>
  );
}

function appealSubjectOf({ team }: OwnBan): string {
  return team === null ? texts.appealSubject : interpolate(texts.teamAppealSubject, { team });
}
