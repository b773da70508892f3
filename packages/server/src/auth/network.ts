import ipaddr from 'ipaddr.js'

/**
 * Names what an address stands for when calls are counted. One household or office holds a whole /64 of IPv6:
 * an address of it stands for all. An IPv4 address that is written as IPv6 is itself.
 */
export function network(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  return parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')
}
