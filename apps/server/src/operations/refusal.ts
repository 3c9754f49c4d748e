/** A request of the operator that cannot be met; the message is a sentence for the terminal. */
export class Refusal extends Error {
  override name = 'Refusal'
}
