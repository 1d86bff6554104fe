/** Loads two servers in turns, so that a noisy machine affects both; the median ratio counts. */
import autocannon from 'autocannon';
import { cpuSeconds, type Process } from './processes';
import { record } from './record';

/** The first round warms both up. */
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const SECONDS = Number(process.env.SECONDS ?? 4);

interface Target {
  readonly server: Process;
  readonly url: string;
}

interface Comparison {
  readonly ours: Target;
  readonly bare: Target;
  readonly aim: number;
  /** For the recorded row: what keeps it from its goal. */
  readonly why?: string;
  /** Starts background work while our server is loaded, and returns a function that stops it. */
  readonly meanwhile?: () => () => Promise<void>;
}

export async function compare(
  what: string,
  { ours, bare, aim, why, meanwhile }: Comparison,
): Promise<void> {
  const ratios: number[] = [];
  const costs: number[] = [];
  const bareRates: number[] = [];
  const bareCosts: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const stop = meanwhile?.();
    const own = await load(ours);
    await stop?.();
    const other = await load(bare);
    if (round === 0) continue; // warms both up
    ratios.push(own.rate / other.rate);
    costs.push(other.cpu / own.cpu);
    bareRates.push(other.rate);
    bareCosts.push(other.cpu);
    console.log(
      `${what}: ${own.rate.toFixed(0)} req/s at ${own.cpu.toFixed(0)} µs, bare ${other.rate.toFixed(0)} req/s at ${other.cpu.toFixed(0)} µs`,
    );
  }
  const [rate, cost] = [median(ratios), median(costs)].map((number) => number.toFixed(2));
  console.log(
    `${what}: median ratio ${rate} by requests/s, ${cost} by CPU a request, aim ${aim}\n`,
  );
  record({
    what: `HTTP: ${what}`,
    measured: `${rate} of bare by requests a second, ${cost} by CPU`,
    reference: `${median(bareRates).toFixed(0)} req/s, ${median(bareCosts).toFixed(0)} µs CPU`,
    goal: `≥ ${aim}`,
    met: Number(cost) >= aim && Number(rate) >= aim,
    why,
  });
}

/** On a shared machine CPU time per request is more reliable than requests per second. */
async function load({ server, url }: Target): Promise<{ rate: number; cpu: number }> {
  const pid = server.child.pid ?? 0;
  const before = await cpuSeconds(pid);
  const { requests, non2xx, errors } = await autocannon({
    url,
    connections: 50,
    duration: SECONDS,
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`);
  const cpu = ((await cpuSeconds(pid)) - before) / requests.total;
  return { rate: requests.average, cpu: cpu * 1e6 };
}

function median(numbers: number[]): number {
  return numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
