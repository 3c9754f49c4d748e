const reading = 'GET, HEAD'
// Addresses that accept a form, also as the router's data request.
const form =
  /^(?:\/val\/[^/]+|(?:\/en)?\/(?:forfragan|anmalan(?:\/bekrafta)?|kreditansokan|servicearende|mina-sidor\/.+))(?:\.data)?$/

/** The methods of an address outside the API: pages and files are read, forms also posted. */
export function allowedMethods(path: string): string {
  return form.test(path) ? `${reading}, POST` : reading
}
