/** The logo of the community; without a picture of its own, two strokes. */
export function Mark({ src }: { src: string | null }) {
  if (src) return <img src={src} alt="" />;
  return (
    <svg viewBox="0 0 46 30" aria-hidden="true">
      <path d="M7.5 0H27L19.5 30H0Z" fill="currentColor" />
      <path d="M31 0h15l-7.5 30h-15Z" fill="var(--t-solid)" opacity="0.55" />
    </svg>
  );
}
