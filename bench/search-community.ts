/** Generates the names of a large community from a seed. */
import { between, pick, type Random, seeded } from '../packages/domain/src/random/random';

const WORDS =
  `ace alpha amber arrow ash atlas axel azure bandit baron bear blade blaze bolt bravo breeze
brick buck bullet cactus cedar chaos charm chief cipher claw cloud cobra comet coral crash crow cyber
dagger dash dawn delta demon desert diesel dragon drift dune dusk eagle echo edge ember enigma faith
falcon fang fern fire flame flash flint fog force forest fox frost fury galaxy gambit ghost giant glacier
glitch gold grim hawk haze hex hunter hydra ice icon iron ivory jade jaguar jester jet joker karma king
knight kraken lance laser legend lion lotus lunar lynx mage magic mango maple marble matrix maverick
menace meteor midnight mirage mist moon mystic nebula neon night ninja noble nova oak oasis ocean omega
onyx oracle orbit owl panda panther phantom phoenix pilot pirate pixel plasma prime prince pulse quake
quartz rain ranger raptor raven razor rebel reaper relic riot river rogue ronin saber sage samurai scar
scout shade shadow shark sierra silent silver sky slate slayer smoke snake sniper solar sonic spark
specter spirit steel storm sunny swift tango tempest thorn thunder tiger titan toxic turbo ultra vapor
vega venom viper volt vortex warden whisper wild wind wolf wraith xenon yeti zen zephyr zero zodiac`
    .trim()
    .split(/\s+/);
const ENDINGS = [
  '',
  '',
  '',
  'x',
  'z',
  'y',
  'o',
  'er',
  'ito',
  'ski',
  'yt',
  'ttv',
  'ops',
  'pro',
  'gg',
];
const TEAM_ENDINGS = ['', ' Esports', ' Gaming', ' Clan', ' Squad', ' Five', ' Union', ' Academy'];
const TYPING = 'qwertyuiopasdfghjklzxcvbnm';

export interface NameEntry {
  readonly name: string;
  /** The former name, for one in ten. */
  readonly formerly: string | null;
}

export interface Names {
  readonly players: readonly NameEntry[];
  readonly teams: readonly (NameEntry & { readonly tag: string })[];
}

export function generateNames({ players, teams }: { players: number; teams: number }): Names {
  const random = seeded(7);
  const taken = new Set<string>();
  const unique = (make: () => string) => {
    let name = make();
    while (taken.has(name.toLowerCase())) name = make();
    taken.add(name.toLowerCase());
    return name;
  };
  const named = (make: () => string): NameEntry => ({
    name: unique(make),
    formerly: random() < 0.1 ? unique(make) : null,
  });
  return {
    players: Array.from({ length: players }, () => named(() => playerName(random))),
    teams: Array.from({ length: teams }, (_, index) => ({
      ...named(() => teamName(random)),
      tag: index.toString(36).toUpperCase().padStart(3, '0'),
    })),
  };
}

/** What people type in a search: the start, the whole name, a typo, a part, a former name. */
export function generateQueries(names: readonly NameEntry[], count: number): string[] {
  const random = seeded(11);
  return Array.from({ length: count }, () => {
    const { name, formerly } = pick(random, names);
    const kind = random();
    if (kind < 0.55) return name.slice(0, between(random, 2, 6));
    if (kind < 0.7) return name;
    if (kind < 0.9) return withTypo(random, name);
    if (kind < 0.95) return name.slice(2, 2 + between(random, 3, 6));
    return (formerly ?? name).slice(0, 7);
  }).map((query) => query.trim() || 'nova');
}

function playerName(random: Random): string {
  const first = written(random, pick(random, WORDS));
  const kind = random();
  if (kind < 0.35) return first + written(random, pick(random, WORDS)) + pick(random, ENDINGS);
  if (kind < 0.6) return `${first}${pick(random, ENDINGS)}${between(random, 1, 9_999)}`;
  if (kind < 0.7) return `xX_${first}${between(random, 1, 99)}_Xx`;
  if (kind < 0.8) return `${first}_${pick(random, WORDS)}${between(random, 1, 99)}`;
  if (kind < 0.9) return `${first.replace(/[aeio]/g, leet)}${pick(random, WORDS)}`;
  return `${pick(random, WORDS).slice(0, 3).toUpperCase()} ${first}${pick(random, ENDINGS)}${between(random, 1, 999)}`;
}

function teamName(random: Random): string {
  const words = [pick(random, WORDS), pick(random, WORDS)].map(capital);
  const number = random() < 0.3 ? ` ${between(random, 2, 99)}` : '';
  return `${words.join(' ')}${pick(random, TEAM_ENDINGS)}${number}`.slice(0, 32);
}

function withTypo(random: Random, name: string): string {
  if (name.length < 4) return name;
  const at = between(random, 1, name.length - 2);
  const kind = random();
  if (kind < 0.35) return name.slice(0, at) + name.slice(at + 1);
  if (kind < 0.7) return name.slice(0, at) + name[at + 1] + name[at] + name.slice(at + 2);
  return name.slice(0, at) + pick(random, Array.from(TYPING)) + name.slice(at + 1);
}

function written(random: Random, word: string): string {
  return random() < 0.5 ? capital(word) : word;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function leet(letter: string): string {
  return { a: '4', e: '3', i: '1', o: '0' }[letter] ?? letter;
}
