/** brackets-manager as an oracle: the same teams with the same results have the same opponents. */
import { BracketsManager } from 'brackets-manager';
import { InMemoryDatabase } from 'brackets-memory-db';
import { describe, expect, it, vi } from 'vitest';
import type { StageSettings } from '../model/vocabulary';
import { slotsFor } from '../seeding/orders';
import { playOut } from '../stages/play-out';
import { create, matches } from '../stages/stage';

vi.setConfig({ testTimeout: 60_000 });

const SIZES = Array.from({ length: 63 }, (_, index) => index + 2);
const READY = 2;

/** Who wins when two seeds meet; the same for both programs. */
type Decide = (a: number, b: number) => number;

const DECIDERS: Readonly<Record<string, Decide>> = {
  'the better seed wins': (a, b) => Math.min(a, b),
  'anyone wins': (a, b) =>
    ((a * b * 2_654_435_761 + a + b) % 1_000_003) % 2 === 0 ? Math.min(a, b) : Math.max(a, b),
};

const FORMATS: Readonly<Record<'single_elimination' | 'double_elimination', StageSettings>> = {
  single_elimination: {
    format: 'single_elimination',
    thirdPlaceMatch: true,
    bestOf: 1,
    rounds: [],
    advances: [],
  },
  double_elimination: {
    format: 'double_elimination',
    grandFinalReset: false,
    bestOf: 1,
    rounds: [],
    advances: [],
  },
};

describe.each(['single_elimination', 'double_elimination'] as const)('%s', (format) => {
  it.each(Object.keys(DECIDERS))('has the same meetings as the oracle when %s', async (name) => {
    const decide = DECIDERS[name]!;
    for (const size of SIZES) {
      expect(ours(format, size, decide), `${size} teams`).toEqual(
        await theirs(format, size, decide),
      );
    }
  });
});

function ours(format: keyof typeof FORMATS, size: number, decide: Decide): string[] {
  const entrants = Array.from({ length: size }, (_, index) => ({ team: String(index + 1) }));
  const stage = playOut(create({ settings: FORMATS[format], entrants }), (match) => {
    const [a, b] = match.slots.map(({ seed }) => seed!) as [number, number];
    return decide(a, b) === a ? 'A' : 'B';
  });
  return matches(stage)
    .filter(({ state }) => state === 'finished')
    .map(({ slots: [a, b] }) => meeting(a.seed!, b.seed!))
    .sort();
}

async function theirs(type: keyof typeof FORMATS, size: number, decide: Decide): Promise<string[]> {
  const storage = new InMemoryDatabase();
  const manager = new BracketsManager(storage);
  const seeding = Array.from({ length: slotsFor(size) }, (_, index) =>
    index < size ? String(index + 1) : null,
  );
  const settings = {
    grandFinal: 'simple',
    consolationFinal: type === 'single_elimination' && size > 2,
  } as const;
  await manager.create.stage({ name: type, tournamentId: 0, type, seeding, settings });
  const participants = (await storage.select<{ id: number; name: string }>('participant'))!;
  const seedOf = new Map(participants.map(({ id, name }) => [id, Number(name)]));

  const meetings: string[] = [];
  for (;;) {
    const ready = await storage.select<StoredMatch>('match', { status: READY });
    if (!ready || ready.length === 0) return meetings.sort();
    for (const { id, opponent1, opponent2 } of ready) {
      const [a, b] = [seedOf.get(opponent1!.id!)!, seedOf.get(opponent2!.id!)!];
      meetings.push(meeting(a, b));
      const won = decide(a, b) === a;
      await manager.update.match({
        id,
        opponent1: { result: won ? 'win' : 'loss' },
        opponent2: { result: won ? 'loss' : 'win' },
      });
    }
  }
}

interface StoredMatch {
  readonly id: number;
  readonly status: number;
  readonly opponent1: { readonly id: number | null } | null;
  readonly opponent2: { readonly id: number | null } | null;
}

function meeting(a: number, b: number): string {
  return `${Math.min(a, b)} v ${Math.max(a, b)}`;
}
