import type { ChannelName } from '@mes/domain/show/state';
import { choose, confirmForm } from '../../../components/dialogs/dialogs';
import { NumberInput } from '../../../components/forms/NumberInput';
import { TextInput } from '../../../components/forms/TextInput';
import { interpolate } from '../../../interpolate';
import { type Candidate, candidatesOf } from '../channel-items';
import { CHANNEL_LABELS } from '../labels';
import { channelSeconds, setChannelSeconds } from '../state/channel-seconds';
import type { Room } from '../state/room-context';
import * as roomTexts from '../texts';
import * as texts from './texts';

/** Writes the next item of a channel by hand. */
export async function prepareItem(room: Room, channel: ChannelName): Promise<void> {
  if (channel === 'lower_third') await prepareLowerThird(room);
  else if (channel === 'info_card') await prepareCard(room);
  else if (channel === 'sponsor') await prepareSponsor(room);
}

const LIBRARY = '/app/stream/library';

async function prepareSponsor({ sponsors, acts }: Room): Promise<void> {
  const candidates = candidatesOf('sponsor', { speakers: [], sponsors, match: null });
  const chosen = await choose<Candidate | 'library'>({
    title: interpolate(texts.prepareItem, { channel: CHANNEL_LABELS.sponsor }),
    choices: [
      ...candidates.map((candidate) => ({ value: candidate, label: candidate.label })),
      {
        value: 'library',
        label: texts.openLibrary,
        description: texts.openLibraryHint,
      },
    ],
  });
  if (chosen === 'library') window.open(LIBRARY, '_blank', 'noopener');
  else if (chosen) await acts.act({ act: 'set_next', item: chosen.item });
}

interface LowerThirdValues {
  name: string;
  detail: string;
  secondName: string;
  secondDetail: string;
  seconds: number | null;
}

async function prepareLowerThird({ desk, acts }: Room): Promise<void> {
  const next = desk.next.lower_third;
  const [one, two] = next?.channel === 'lower_third' ? next.speakers : [];
  const values = await confirmForm<LowerThirdValues>({
    title: interpolate(texts.prepareItem, { channel: CHANNEL_LABELS.lower_third }),
    confirmLabel: texts.prepareConfirm,
    initial: {
      name: one?.name ?? '',
      detail: one?.detail ?? '',
      secondName: two?.name ?? '',
      secondDetail: two?.detail ?? '',
      seconds: channelSeconds('lower_third'),
    },
    validate: ({ name }) => (name.trim() === '' ? { name: roomTexts.nameNeeded } : {}),
    form: ({ bind }) => (
      <>
        <TextInput label={roomTexts.name} maxLength={40} {...bind('name')} />
        <TextInput label={roomTexts.detail} maxLength={60} {...bind('detail')} />
        <TextInput label={texts.secondName} maxLength={40} {...bind('secondName')} />
        <TextInput label={texts.secondDetail} maxLength={60} {...bind('secondDetail')} />
        <NumberInput
          label={texts.secondsOnAir}
          hint={texts.secondsHint}
          min={1}
          max={3_600}
          {...bind('seconds')}
        />
        <a href={LIBRARY} target="_blank" rel="noopener">
          {texts.openLibrary}
        </a>
      </>
    ),
  });
  if (!values) return;
  setChannelSeconds('lower_third', values.seconds);
  const speakers = [
    { name: values.name.trim(), detail: values.detail.trim() },
    { name: values.secondName.trim(), detail: values.secondDetail.trim() },
  ].filter(({ name }) => name !== '');
  await acts.act({ act: 'set_next', item: { channel: 'lower_third', speakers } });
}

interface CardValues {
  title: string;
  text: string;
  team: string;
  seconds: number | null;
}

async function prepareCard({ acts }: Room): Promise<void> {
  const values = await confirmForm<CardValues>({
    title: interpolate(texts.prepareItem, { channel: CHANNEL_LABELS.info_card }),
    confirmLabel: texts.prepareConfirm,
    initial: { title: '', text: '', team: '', seconds: channelSeconds('info_card') },
    validate: ({ title, team }) =>
      title.trim() === '' && team.trim() === '' ? { title: roomTexts.nameNeeded } : {},
    form: ({ bind }) => (
      <>
        <TextInput label={roomTexts.title} maxLength={60} {...bind('title')} />
        <TextInput label={roomTexts.text} maxLength={160} {...bind('text')} />
        <TextInput label={roomTexts.team} maxLength={32} {...bind('team')} />
        <NumberInput
          label={texts.secondsOnAir}
          hint={texts.secondsHint}
          min={1}
          max={3_600}
          {...bind('seconds')}
        />
      </>
    ),
  });
  if (!values) return;
  setChannelSeconds('info_card', values.seconds);
  const { title, text, team } = values;
  const item = { channel: 'info_card', title, text, team: team.trim() || null } as const;
  await acts.act({ act: 'set_next', item });
}
