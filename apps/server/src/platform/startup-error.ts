/** A startup problem that the operator can fix. Printed without a stack trace. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
