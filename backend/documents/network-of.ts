/** The network of an address as rate limits count it (`addressKey`): that of an IPv4 address without its last part. */
export const networkOf = (address: string): string => address.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.*')
