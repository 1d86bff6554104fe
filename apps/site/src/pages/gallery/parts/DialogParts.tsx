import { useState } from 'react';
import { Button } from '../../../components/Button';
import {
  ask,
  choose,
  confirm,
  confirmAction,
  confirmForm,
  searchPlayer,
  selectPlayer,
  showError,
  showInfo,
  showSuccess,
} from '../../../components/dialogs/dialogs';
import { NumberInput } from '../../../components/forms/NumberInput';
import { TextArea } from '../../../components/forms/TextArea';
import { Specimen } from '../Specimen';
import { PLAYERS } from '../samples';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const NO_BAN: { reason: string; days: number | null } = { reason: '', days: 7 };

const refuse = async () => {
  await wait(1200);
  throw new Error('The roster is locked since 11 September.');
};

/** The dialog of each button; its result is shown beside them. */
const DIALOGS: readonly [label: string, open: () => Promise<unknown>][] = [
  ['Confirm', () => confirm({ title: 'Close map', message: 'Castello ends 13 : 9. Close it?' })],
  [
    'Confirm danger',
    () =>
      confirm({
        title: 'Disband team',
        message: 'Night Harbor and its rosters are removed. Past matches stay.',
        confirmLabel: 'Disband team',
        danger: true,
      }),
  ],
  [
    'Action succeeds',
    () =>
      confirmAction({
        title: 'Confirm rules',
        message: 'You have read the rules and will play by them.',
        confirmLabel: 'Confirm Rules',
        action: () => wait(1200),
        success: 'Rules confirmed!',
      }),
  ],
  [
    'Action fails',
    () =>
      confirmAction({
        title: 'Update roster',
        message: 'Seven players are registered for Embers of Victory.',
        confirmLabel: 'Update roster',
        skin: 'embers',
        action: refuse,
        success: 'Roster updated.',
      }),
  ],
  [
    'Question',
    () =>
      ask({
        title: 'Rename team',
        label: 'New name',
        initial: 'Night Harbor',
        confirmLabel: 'Rename team',
        validate: (name) => (name.length < 3 ? 'Use at least three letters.' : null),
      }),
  ],
  ['Error', () => showError(new Error('You have been banned.'))],
  ['Info', () => showInfo({ message: 'Seeding is drafted from rating and past placement.' })],
  ['Success', () => showSuccess({ message: 'The winners have been drawn.' })],
  [
    'Select player',
    () =>
      selectPlayer({
        title: 'Transfer ownership',
        message: 'Who leads the team from now on?',
        confirmLabel: 'Transfer ownership',
        players: PLAYERS.slice(0, 5),
      }),
  ],
  ['Search player', () => searchPlayer({ title: 'Invite player', confirmLabel: 'Invite player' })],
  [
    'Form',
    () =>
      confirmForm({
        title: 'Ban player',
        initial: NO_BAN,
        confirmLabel: 'Ban player',
        danger: true,
        validate: ({ reason, days }) => ({
          ...(reason.trim() === '' && { reason: 'Say why, for the log.' }),
          ...(days === null && { days: 'Enter a number of days.' }),
        }),
        form: ({ bind }) => (
          <>
            <TextArea label="Reason" {...bind('reason')} />
            <NumberInput label="Days" min={1} {...bind('days')} />
          </>
        ),
      }),
  ],
  [
    'Choose',
    () =>
      choose({
        title: 'Correct result',
        message: 'Two later matches depend on this result.',
        choices: [
          {
            value: 'reset',
            label: 'Reset later matches',
            description: 'M11 and M13 are played anew.',
          },
          { value: 'keep', label: 'Keep later matches', description: 'Only this score changes.' },
          { value: 'void', label: 'Void the match', danger: true },
        ],
      }),
  ],
];

export function DialogParts() {
  const [answer, setAnswer] = useState('Nothing was asked yet.');
  const show = async (label: string, open: () => Promise<unknown>) => {
    setAnswer(`${label}: ${JSON.stringify(await open()) ?? 'closed'}`);
  };
  return (
    <Specimen name="Promise-based; Escape leaves, the focus returns">
      {DIALOGS.map(([label, open]) => (
        <Button key={label} variant="quiet" onClick={() => void show(label, open)}>
          {label}
        </Button>
      ))}
      <output>{answer}</output>
    </Specimen>
  );
}
