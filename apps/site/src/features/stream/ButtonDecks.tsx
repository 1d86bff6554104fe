import type { StreamToken } from '@mes/contract/stream-desk';
import { BUTTON_COMMANDS } from '@mes/contract/vocabulary';
import { IconPlus } from '@tabler/icons-react';
import { useCall, useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import { confirmAction, confirmForm, showInfo } from '../../components/dialogs/dialogs';
import { Checkbox } from '../../components/forms/Checkbox';
import { TextInput } from '../../components/forms/TextInput';
import { type Column, DataTable } from '../../components/layout/DataTable';
import { Panel } from '../../components/layout/Panel';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { CopyBox } from '../../components/text/CopyBox';
import { hiddenHeaders } from '../../components/text/hidden-headers';
import { Time } from '../../components/text/Time';
import { interpolate } from '../../interpolate';
import styles from './ButtonDecks.module.css';
import * as texts from './texts';

type Act = (typeof BUTTON_COMMANDS)[number];

interface NewDeck {
  name: string;
  acts: readonly Act[];
}

const EXAMPLES: Partial<Record<Act, string>> = {
  take: 'take',
  preview: 'preview?scene=versus',
  step_preview: 'step_preview?by=1',
  channel_in: 'channel_in?channel=lower_third&seconds=8',
  channel_out: 'channel_out?channel=lower_third',
  channel_next: 'channel_next?channel=sponsor',
  score: 'score?slot=A&by=1',
  countdown: 'countdown?seconds=300',
  extend_countdown: 'extend_countdown?seconds=60',
  lower_third: 'lower_third?name=Mira&detail=Caster&seconds=8',
  info_card: 'info_card?team=Night%20Harbor&seconds=10',
  message: 'message?title=Back%20soon',
  focus: 'focus?team=Night%20Harbor',
  reload: 'reload?scene=versus',
};

/** Addresses for buttons of Stream Deck or Companion, each under a token that can be revoked. */
export default function ButtonDecks() {
  const tokens = useCall('stream', 'tokens', {});
  const createToken = useWrite('stream', 'createToken');
  const revokeToken = useWrite('stream', 'revokeToken');

  async function create(): Promise<void> {
    let secret = '';
    const made = await confirmForm<NewDeck>({
      title: texts.addDeckButtons,
      confirmLabel: texts.addDeck,
      initial: { name: '', acts: [...BUTTON_COMMANDS] },
      validate: ({ name, acts }) => ({
        ...(name.trim() === '' ? { name: texts.deckNameNeeded } : {}),
        ...(acts.length === 0 ? { acts: texts.deckRightsNeeded } : {}),
      }),
      form: ({ values, bind, set, errors }) => (
        <>
          <TextInput label={texts.name} required maxLength={60} {...bind('name')} />
          <fieldset className={styles.acts}>
            <legend>{texts.deckRights}</legend>
            {BUTTON_COMMANDS.map((act) => (
              <Checkbox
                key={act}
                label={act.replaceAll('_', ' ')}
                checked={values.acts.includes(act)}
                onChange={(checked) =>
                  set(
                    'acts',
                    checked ? [...values.acts, act] : values.acts.filter((each) => each !== act),
                  )
                }
              />
            ))}
            {errors.acts && <p role="alert">{errors.acts}</p>}
          </fieldset>
        </>
      ),
      action: async ({ name, acts }) => {
        secret = (await createToken.mutateAsync({ name, acts: [...acts] })).secret;
      },
    });
    if (made) await showAddresses(made, secret);
  }

  async function revoke({ id, name }: StreamToken): Promise<void> {
    await confirmAction({
      title: interpolate(texts.revokeTitle, { name }),
      message: texts.revokeDeckMessage,
      confirmLabel: texts.revokeDeck,
      danger: true,
      action: () => revokeToken.mutateAsync({ id }),
      success: interpolate(texts.deckRevoked, { name }),
    });
  }

  const columns: Column<StreamToken>[] = [
    { id: 'name', header: texts.deck, key: true, cell: ({ name }) => name },
    {
      id: 'acts',
      header: texts.rights,
      hideOnPhone: true,
      cell: ({ acts }) =>
        acts.length === BUTTON_COMMANDS.length
          ? 'everything'
          : acts.join(', ').replaceAll('_', ' '),
    },
    {
      id: 'by',
      header: texts.addedBy,
      hideOnPhone: true,
      cell: ({ createdBy }) => createdBy?.name ?? texts.someoneWhoLeft,
    },
    {
      id: 'used',
      header: texts.lastUsed,
      cell: ({ usedAt }) => (usedAt === null ? 'never' : <Time at={usedAt} show="ago" />),
    },
    {
      id: 'actions',
      header: hiddenHeaders.actions,
      cell: (token) => (
        <Button variant="quiet" size="sm" onClick={() => void revoke(token)}>
          {texts.revoke}
        </Button>
      ),
    },
  ];
  return (
    <div className={styles.decks}>
      <div>
        <Button
          variant="quiet"
          icon={<IconPlus size={17} stroke={1.75} />}
          onClick={() => void create()}
        >
          {texts.addDeckButtons}
        </Button>
      </div>
      <Panel>
        <Loaded
          query={tokens}
          skeleton={<SkeletonRows rows={2} />}
          empty={<EmptyRow>{texts.noDecks}</EmptyRow>}
        >
          {(rows) => (
            <DataTable
              caption={texts.decksButtons}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
            />
          )}
        </Loaded>
      </Panel>
    </div>
  );
}

/** The secret is shown only here. */
function showAddresses({ name, acts }: NewDeck, secret: string): Promise<void> {
  const base = `${location.origin}/api/stream/press/${secret}/`;
  return showInfo({
    title: interpolate(texts.addressesOf, { name }),
    message: (
      <div className={styles.addresses}>
        <p>{texts.addressesHint}</p>
        {acts.map((act) => (
          <CopyBox
            key={act}
            label={act.replaceAll('_', ' ')}
            text={base + (EXAMPLES[act] ?? act)}
          />
        ))}
      </div>
    ),
  });
}
