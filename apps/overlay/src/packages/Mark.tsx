interface MarkProps {
  /** The outline of a shape of 64 by 64. */
  outline: string;
  className?: string;
}

/** A mark in one colour, that of the text. */
export function Mark({ outline, className }: MarkProps) {
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true">
      <path d={outline} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
