/** What cannot be done as asked; the message is a whole sentence for the person at the terminal. */
export class Refusal extends Error {
  override name = 'Refusal'
}
