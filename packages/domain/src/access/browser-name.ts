const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
]

/** `Firefox, Windows` of what a browser says of itself; null when it says nothing known. */
export function browserName(userAgent: string | null): string | null {
  const named = [browsers, systems].flatMap(
    (known) => known.find(([sign]) => sign.test(userAgent ?? ''))?.[1] ?? [],
  )
  return named.length === 0 ? null : named.join(', ')
}
