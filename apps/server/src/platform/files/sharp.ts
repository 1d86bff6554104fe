export type Sharp = Awaited<ReturnType<typeof loadSharp>>;

/** Loaded with the first picture: the native library takes a tenth of a second, which no start should wait for. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  // The cache of decoded pictures never helps here: no upload is decoded twice.
  sharp.cache(false);
  return sharp;
}
