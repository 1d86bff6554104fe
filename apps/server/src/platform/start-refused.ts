/** A reason not to start that the operator can mend. Printed as it is, without a stack trace. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}
