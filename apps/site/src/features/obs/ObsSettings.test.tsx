import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dialogs } from '../../components/dialogs/dialogs';
import { renderInFrame } from '../../testing/render';
import { ObsSettings } from './ObsSettings';
import { ObsError } from './obs-error';
import { type ObsState, OFF } from './obs-state';

const ADDRESSES = {
  program: 'https://mes.example/program',
  overlay: 'https://mes.example/overlay',
};

let state: ObsState;
const acts = {
  connect: vi.fn(),
  disconnect: vi.fn(),
  tryNow: vi.fn(),
  setUpSources: vi.fn<(addresses: object) => Promise<void>>(),
};

vi.mock('./index', () => ({ useObs: () => ({ ...acts, state }) }));

beforeEach(() => {
  state = OFF;
  vi.clearAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => act(() => dialogs.cancelAll()));

function renderSettings(changes: Partial<ObsState> = {}) {
  state = { ...OFF, ...changes };
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const user = renderInFrame(
    <form onSubmit={onSubmit}>
      <ObsSettings addresses={ADDRESSES} />
    </form>,
  );
  return { user, onSubmit };
}

test('connects with Enter and does not submit the form around it', async () => {
  const { user, onSubmit } = renderSettings();
  const address = screen.getByLabelText('Address');
  expect(address).toHaveProperty('value', 'ws://localhost:4455');
  await user.clear(address);
  await user.type(address, 'ws://10.0.0.2:4455');
  await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
  expect(acts.connect).toHaveBeenCalledExactlyOnceWith({
    address: 'ws://10.0.0.2:4455',
    password: 'secret',
  });
  expect(onSubmit).not.toHaveBeenCalled();
});

test('starts with what this browser remembers', () => {
  localStorage.setItem('mes-obs-address', 'ws://obs.local:4455');
  sessionStorage.setItem('mes-obs-password', 'kept');
  renderSettings();
  expect(screen.getByLabelText('Address')).toHaveProperty('value', 'ws://obs.local:4455');
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'kept');
});

test('says why OBS is lost and tries again when asked', async () => {
  const { user } = renderSettings({
    status: 'lost',
    lostSince: Date.now() - 65_000,
    nextTryAt: Date.now() + 1_000,
    problem: 'OBS does not answer.',
  });
  expect(screen.getByText(/^Not connected for 1:0\d$/)).toBeDefined();
  expect(screen.getByText(/OBS does not answer.*every 2 seconds/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Set up sources' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try now' }));
  expect(acts.tryNow).toHaveBeenCalledOnce();
});

test('promises no further try after a wrong password', () => {
  renderSettings({ status: 'lost', lostSince: 0, problem: 'The password is wrong.' });
  expect(screen.queryByText(/every 2 seconds/)).toBeNull();
});

test('names the scene of OBS and says when nobody sees the program', () => {
  renderSettings({
    status: 'connected',
    sceneName: 'Starting soon 2',
    isProgramShown: false,
    isStreaming: true,
  });
  for (const text of [/OBS shows “Starting soon 2”/, 'Nobody sees MES.', 'Streaming'])
    expect(screen.getByText(text)).toBeDefined();
  expect(screen.queryByText('Recording')).toBeNull();
});

test('sets up the sources and says what came of it', async () => {
  acts.setUpSources
    .mockRejectedValueOnce(new ObsError('Rename that one.'))
    .mockResolvedValueOnce(undefined);
  const { user } = renderSettings({ status: 'connected', sceneName: 'MES', isProgramShown: true });
  const button = screen.getByRole('button', { name: 'Set up sources' });
  await user.click(button);
  expect((await screen.findByRole('alert')).textContent).toBe('Rename that one.');
  await user.click(button);
  expect((await screen.findByRole('status')).textContent).toMatch(/sources are ready/);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(acts.setUpSources).toHaveBeenLastCalledWith(ADDRESSES);
});

test('asks before it disconnects', async () => {
  const { user } = renderSettings({ status: 'connected' });
  await user.click(screen.getByRole('button', { name: 'Disconnect OBS' }));
  const dialog = await screen.findByRole('dialog', { name: 'Disconnect OBS?' });
  expect(acts.disconnect).not.toHaveBeenCalled();
  const confirm = [...dialog.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Disconnect OBS',
  );
  await user.click(confirm!);
  await waitFor(() => expect(acts.disconnect).toHaveBeenCalledOnce());
});
