/**
 * SHA-256 of a text. Browsers have their own only on pages with https or of this machine; OBS on
 * another machine is reached from pages without https.
 */
const ROUNDS = 64;
const BLOCK_BYTES = 64;

const PRIMES = firstPrimes(ROUNDS);
const ROUND_CONSTANTS = PRIMES.map((prime) => fractionBits(Math.cbrt(prime)));
const INITIAL_STATE = PRIMES.slice(0, 8).map((prime) => fractionBits(Math.sqrt(prime)));

export function sha256(text: string): Uint8Array {
  const state = Uint32Array.from(INITIAL_STATE);
  const message = padded(new TextEncoder().encode(text));
  for (let offset = 0; offset < message.byteLength; offset += BLOCK_BYTES)
    compress(state, new DataView(message.buffer, offset, BLOCK_BYTES));
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => {
    digest.setUint32(index * 4, word);
  });
  return new Uint8Array(digest.buffer);
}

/** A one bit, zeros, and the length in bits as the last eight bytes of a block. */
function padded(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const blocks = Math.ceil((bytes.length + 9) / BLOCK_BYTES);
  const message = new Uint8Array(blocks * BLOCK_BYTES);
  message.set(bytes);
  message[bytes.length] = 0x80;
  new DataView(message.buffer).setBigUint64(message.length - 8, BigInt(bytes.length) * 8n);
  return message;
}

function compress(state: Uint32Array, block: DataView): void {
  const words = schedule(block);
  let [a, b, c, d, e, f, g, h] = state as unknown as EightWords;
  for (let round = 0; round < ROUNDS; round++) {
    const sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + sum1 + choice + ROUND_CONSTANTS[round]! + words[round]!) | 0;
    const sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + sum0 + majority) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => {
    state[index]! += word;
  });
}

type EightWords = [number, number, number, number, number, number, number, number];

function schedule(block: DataView): Uint32Array {
  const words = new Uint32Array(ROUNDS);
  for (let index = 0; index < ROUNDS; index++) {
    if (index < 16) {
      words[index] = block.getUint32(index * 4);
      continue;
    }
    const early = words[index - 15]!;
    const late = words[index - 2]!;
    const mixedEarly = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const mixedLate = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    words[index] = words[index - 16]! + mixedEarly + words[index - 7]! + mixedLate;
  }
  return words;
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

/** The first 32 bits behind the point, as the standard defines its constants. */
function fractionBits(value: number): number {
  return Math.floor((value - Math.floor(value)) * 2 ** 32);
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate++)
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  return primes;
}
