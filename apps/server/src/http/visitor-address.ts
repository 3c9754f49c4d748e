import { BlockList, isIP, isIPv6 } from 'node:net'

/** Finds the visitor's address: the first hop from the right that is no trusted proxy. */
export type AddressFinder = (remoteAddress: string, forwardedFor: string | null) => string

export function createAddressFinder(trustProxy: readonly string[]): AddressFinder {
  const isTrusted = trustedProxies(trustProxy)

  return (remoteAddress, forwardedFor) => {
    const nearest = bare(remoteAddress)
    if (forwardedFor === null || !isTrusted(nearest)) return nearest
    const hops = forwardedFor.split(',').map((hop) => bare(withoutPort(hop.trim())))
    // A hop that is no address is forged: the proxy before it counts.
    const firstForeign = hops.findLast((hop) => !isTrusted(hop)) ?? hops[0]
    return firstForeign !== undefined && isIP(firstForeign) !== 0 ? firstForeign : nearest
  }
}

/** Some proxies add the port: `203.0.113.9:1234`, `[2001:db8::1]:1234`. */
function withoutPort(hop: string): string {
  const [, inBrackets, before] = /^(?:\[(.*)\]|([^:]*))(?::\d{1,5})?$/.exec(hop) ?? []
  return inBrackets ?? before ?? hop
}

/** Whether an address is a proxy of TRUST_PROXY. */
export function trustedProxies(trustProxy: readonly string[]): (address: string) => boolean {
  const trusted = new BlockList()
  for (const network of trustProxy) {
    const [address = '', prefix] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (prefix === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(prefix), family)
  }
  return (address) => {
    const plain = bare(address)
    return isIP(plain) !== 0 && trusted.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
  }
}

/**
 * The network that limits by address count: an IPv4 address, or the /64 of an IPv6 address, which one
 * subscriber has.
 */
export function networkOf(address: string): string {
  const plain = bare(address)
  if (!isVersion6(plain)) return plain
  const groups = groupsOf(plain)
  return `${groups.slice(0, 4).join(':')}::/64`
}

// Node's check is a long expression, and most addresses are IPv4.
const isVersion6 = (address: string) => address.includes(':') && isIPv6(address)

/** The eight groups of an IPv6 address, each in its shortest spelling. */
function groupsOf(address: string): string[] {
  const [plain = ''] = address.split('%')
  const shortest = new URL(`http://[${plain}]`).hostname.slice(1, -1)
  const [left = [], right = []] = shortest
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''))
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right]
}

/** An IPv4 address that is written as IPv6 is the same visitor. */
function bare(address: string): string {
  if (!isVersion6(address)) return address
  const groups = groupsOf(address)
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return address
  const bytes = groups.slice(6).map((group) => Number.parseInt(group, 16))
  return bytes.flatMap((two) => [two >> 8, two & 255]).join('.')
}
