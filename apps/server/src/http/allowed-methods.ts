const reading = 'GET, HEAD'
// Addresses that take a form, each also as the router's own data request.
const form =
  /^(?:\/val\/[^/]+|(?:\/en)?\/(?:forfragan|anmalan(?:\/bekrafta)?|kreditansokan|mina-sidor\/.+))(?:\.data)?$/

/** What may be asked of an address that is no call: pages and files are read, forms also sent. */
export function allowedMethods(path: string): string {
  return form.test(path) ? `${reading}, POST` : reading
}
