// Without accents, as people type on a foreign keyboard.
const words = new RegExp(
  '(?<!\\p{L})(?:' +
    'oppettid\\p{L}*|oppet|oppnar|stangt|stanger|lunchstangt|helg\\p{L}*|lordag\\p{L}*|sondag\\p{L}*|' +
    'jul|jul(?:en|afton|dag)\\p{L}*|pask\\p{L}*|midsommar\\p{L}*|nyar\\p{L}*|depa\\p{L}*|filial\\p{L}*|' +
    'adress\\p{L}*|hitta hit|kontakt\\p{L}*|telefon\\p{L}*|mejl\\p{L}*|e-?post\\p{L}*|' +
    'hours|open|opens|closed|closes|weekends?|saturdays?|sundays?|holidays?|christmas|easter|midsummer|' +
    'depots?|branch(?:es)?|address(?:es)?|directions|contacts?|phone|telephone|e-?mail' +
    ')(?!\\p{L})',
  'iu',
)

/** Whether a search is about a depot, its hours or how to reach it, rather than about a machine. */
export function asksForDepots(text: string): boolean {
  return words.test(text.normalize('NFD').replace(/\p{M}/gu, ''))
}
