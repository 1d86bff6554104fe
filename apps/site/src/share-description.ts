/** `Night Harbor · #3 with 1712`: the parts that are known, for the preview of a shared page. */
export function describe(
  parts: readonly (string | null | undefined)[],
): { description: string } | undefined {
  const description = parts.filter(Boolean).join(' · ');
  return description === '' ? undefined : { description };
}
