/**
 * SHA-256 and HMAC-SHA-256 of text. Pure and synchronous, so that server and browsers run the same
 * code: Web Crypto is asynchronous and missing on pages without https.
 */

const BLOCK_BYTES = 64;
const INNER_PAD = 0x36;
const OUTER_PAD = 0x5c;

/** The first 32 bits of the fractions of the square roots of the first 8 primes. */
const INITIAL = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];

/** And of the cube roots of the first 64 primes. */
const ROUND = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
];

/** In hex, like `printf %s "$text" | sha256sum`. */
export function sha256(text: string): string {
  return toHex(digest(toBytes(text)));
}

/** In hex, like `printf %s "$text" | openssl dgst -sha256 -hmac "$key"`. */
export function hmacSha256({ key, text }: { key: string; text: string }): string {
  const given = toBytes(key);
  const block = new Uint8Array(BLOCK_BYTES);
  block.set(given.length > BLOCK_BYTES ? digest(given) : given);
  const inner = digest(concat(pad(block, INNER_PAD), toBytes(text)));
  return toHex(digest(concat(pad(block, OUTER_PAD), inner)));
}

function digest(message: Uint8Array): Uint8Array {
  const hash = new Uint32Array(INITIAL);
  const padded = padMessage(message);
  const words = new Uint32Array(64);
  for (let offset = 0; offset < padded.byteLength; offset += BLOCK_BYTES) {
    for (let word = 0; word < 16; word++) words[word] = padded.getUint32(offset + 4 * word);
    compress(hash, words);
  }
  const result = new DataView(new ArrayBuffer(32));
  for (const [index, word] of hash.entries()) result.setUint32(4 * index, word);
  return new Uint8Array(result.buffer);
}

/** A one bit, zeros, and the length in bits as the last eight bytes of a block. */
function padMessage(message: Uint8Array): DataView {
  const length = Math.ceil((message.length + 9) / BLOCK_BYTES) * BLOCK_BYTES;
  const padded = new Uint8Array(length);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(length - 8, BigInt(message.length) * 8n);
  return view;
}

/** One block of the message; the names are those of FIPS 180-4, section 6.2.2. */
function compress(hash: Uint32Array, words: Uint32Array): void {
  for (let t = 16; t < 64; t++) {
    const w15 = words[t - 15]!;
    const w2 = words[t - 2]!;
    const s0 = rotate(w15, 7) ^ rotate(w15, 18) ^ (w15 >>> 3);
    const s1 = rotate(w2, 17) ^ rotate(w2, 19) ^ (w2 >>> 10);
    words[t] = words[t - 16]! + s0 + words[t - 7]! + s1;
  }
  let a = hash[0]!;
  let b = hash[1]!;
  let c = hash[2]!;
  let d = hash[3]!;
  let e = hash[4]!;
  let f = hash[5]!;
  let g = hash[6]!;
  let h = hash[7]!;
  for (let t = 0; t < 64; t++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = h + s1 + ((e & f) ^ (~e & g)) + ROUND[t]! + words[t]!;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = s0 + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) hash[index]! += word;
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function pad(block: Uint8Array, byte: number): Uint8Array {
  return block.map((each) => each ^ byte);
}

function concat(first: Uint8Array, second: Uint8Array): Uint8Array {
  const all = new Uint8Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}

function toBytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
