/**
 * Whether the text is an address of PostgreSQL. A password with # or / cuts the address short, and its
 * @ comes to stand in the path. An address with the folder of a socket in ?host= has no host.
 */
export function isDatabaseUrl(value: string): boolean {
  if (!/^postgres(ql)?:\/\/[^#]*$/.test(value)) return false
  const address = value.replace('@/', '@localhost/')
  return URL.canParse(address) && !new URL(address).pathname.includes('@')
}
