const copyright =
  '<a href="https://www.openstreetmap.org/copyright" rel="noopener">OpenStreetMap</a>'
const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** The attribution of the tiles as HTML, with OpenStreetMap's name as a link to its terms. */
export function tileCredit(attribution: string): string {
  const text = attribution.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign)
  return text.replace('OpenStreetMap', copyright)
}
