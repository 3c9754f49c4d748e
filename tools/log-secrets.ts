/** What tests plant and no log may show: passwords, sessions, links, and who somebody is. */
const secrets: Record<string, RegExp> = {
  'a demo password': /Lyft-trygg-2026/,
  'a password of a journey':
    /kranen lyfter i dimma|en mycket hemlig gissning|hemliga lösenordet|vid kajen i gryningen|på en våt innergård|två lyft före frukost|kranen står stadigt|Kran-och-last-2027/i,
  'a guessed password': /gissning \d/,
  'a hashed password': /\$argon2/,
  'an address of a customer': /[\w.+-]+@(?:kund|demo|firma|ny)\.example/i,
  'a telephone number': /070-?123 ?45 ?67/,
  'the text of a message': /Porten är|portbredd 900|Kan vi få den/,
  'a session cookie': /__Host-(?:auth|admin)=[\w-]{8}/,
  'a bearer': /bearer [\w-]{20}/i,
  'a link of a mail': /nyckel=[\w-]{8}/,
  // 32 random bytes as they are handed out; slugs and hashes in addresses are written small.
  'a token': /(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*\d)[\w-]{43}(?![\w-])/,
}

/** The secrets in a log, each with the line that has it. */
export function secretsIn(log: string): { secret: string; line: string }[] {
  return log
    .split('\n')
    .flatMap((line) =>
      Object.entries(secrets).flatMap(([secret, pattern]) =>
        pattern.test(line) ? [{ secret, line }] : [],
      ),
    )
}
