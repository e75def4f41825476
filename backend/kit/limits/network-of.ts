/**
 * The network of an address as limits count it (`addressKey`): of IPv6 the first 48 bits, because one customer of a provider may have all of
 * the 65,536 networks that are counted as addresses in it.
 */
export const networkOf = (address: string): string =>
  address.endsWith('::/64') ? `${address.split(':').slice(0, 3).join(':')}::/48` : address
