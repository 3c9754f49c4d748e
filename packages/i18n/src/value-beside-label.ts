/** A name beside its label, without the label's word: "Depå Malmö" beside "Depå" is "Malmö". */
export function valueBesideLabel(label: string, value: string): string {
  return value.startsWith(`${label} `) ? value.slice(label.length + 1) : value
}
