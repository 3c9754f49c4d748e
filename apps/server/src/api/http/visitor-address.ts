import { BlockList, isIP } from 'node:net'

/** Finds the visitor's address: the first hop from the right that is no trusted proxy. */
export type AddressFinder = (remoteAddress: string, forwardedFor: string | null) => string

export function createAddressFinder(trustProxy: readonly string[]): AddressFinder {
  const trusted = new BlockList()
  for (const network of trustProxy) {
    const [address = '', prefix] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (prefix === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(prefix), family)
  }
  const isTrusted = (address: string) =>
    isIP(address) !== 0 && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

  return (remoteAddress, forwardedFor) => {
    const nearest = bare(remoteAddress)
    if (forwardedFor === null || !isTrusted(nearest)) return nearest
    const hops = forwardedFor.split(',').map((hop) => bare(hop.trim()))
    // A hop that is no address was made up by somebody: count the proxy before it.
    const firstForeign = hops.findLast((hop) => !isTrusted(hop)) ?? hops[0]
    return firstForeign !== undefined && isIP(firstForeign) !== 0 ? firstForeign : nearest
  }
}

function bare(address: string): string {
  return address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address
}
